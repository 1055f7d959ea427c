/**
 * Preloaded into a parser process: blocks what Node's permission model leaves open. Connecting, listening, DNS lookups
 * and signalling other processes throw ERR_ACCESS_DENIED. The pipes to the service are already open and keep working.
 * This stops code that follows links in a document; it is no defence against native code that sets out to escape.
 */
import dgram from "node:dgram";
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

class AccessDenied extends Error {
  readonly code = "ERR_ACCESS_DENIED";

  constructor(readonly permission: string) {
    super(`a parser process has no access to ${permission}`);
  }
}

/** Non-writable and non-configurable: code loaded later cannot restore the function. */
function denyCall(owner: object, name: string, permission: string): void {
  Object.defineProperty(owner, name, {
    value: () => {
      throw new AccessDenied(permission);
    },
    writable: false,
    configurable: false,
  });
}

/** Every function of `owner`; constants stay. */
function denyAllCalls(owner: object, permission: string): void {
  for (const name of Object.getOwnPropertyNames(owner)) {
    const { value, configurable } = Object.getOwnPropertyDescriptor(owner, name)!;
    const isPlain = typeof value === "function" && name !== "constructor" && configurable;
    if (isPlain && !/^[A-Z]/.test(name)) denyCall(owner, name, permission);
  }
}

// All of Node's networking goes through these: http, https, http2, tls and fetch are built on them.
denyCall(net.Socket.prototype, "connect", "the network");
denyCall(net.Server.prototype, "listen", "the network");
for (const name of ["bind", "connect", "send"])
  denyCall(dgram.Socket.prototype, name, "the network");
denyAllCalls(dns, "the network");
denyAllCalls(dns.promises, "the network");
denyAllCalls(dns.Resolver.prototype, "the network");
denyAllCalls(Object.getPrototypeOf(dns.Resolver.prototype) as object, "the network");
denyAllCalls(dns.promises.Resolver.prototype, "the network");
// Undici would retry the connection; throwing here fails the call at once.
for (const name of ["fetch", "WebSocket", "EventSource"]) {
  if (name in globalThis) denyCall(globalThis, name, "the network");
}
denyCall(process, "kill", "other processes");
denyCall(process, "binding", "internals");
syncBuiltinESMExports();
