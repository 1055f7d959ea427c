/**
 * Loaded into a parser process before anything else: closes what Node's permission model leaves open. Connecting,
 * listening, looking up names and signalling other processes fail as if the permission were denied; the pipes to the
 * service are open before and stay so. It holds code that follows a document, not code that sets out to break it.
 */
import dgram from "node:dgram";
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

class Denied extends Error {
  readonly code = "ERR_ACCESS_DENIED";

  constructor(readonly permission: string) {
    super(`a parser process has no access to ${permission}`);
  }
}

/** For good: nothing loaded later can put the function back. */
function close(owner: object, name: string, permission: string): void {
  Object.defineProperty(owner, name, {
    value: () => {
      throw new Denied(permission);
    },
    writable: false,
    configurable: false,
  });
}

/** All that can be called; constants stay. */
function closeAll(owner: object, permission: string): void {
  for (const name of Object.getOwnPropertyNames(owner)) {
    const { value, configurable } = Object.getOwnPropertyDescriptor(owner, name)!;
    const isPlain = typeof value === "function" && name !== "constructor" && configurable;
    if (isPlain && !/^[A-Z]/.test(name)) close(owner, name, permission);
  }
}

// Every connection of Node goes through these: http, https, http2, tls and fetch are built on them.
close(net.Socket.prototype, "connect", "the network");
close(net.Server.prototype, "listen", "the network");
for (const name of ["bind", "connect", "send"]) close(dgram.Socket.prototype, name, "the network");
closeAll(dns, "the network");
closeAll(dns.promises, "the network");
closeAll(dns.Resolver.prototype, "the network");
closeAll(Object.getPrototypeOf(dns.Resolver.prototype) as object, "the network");
closeAll(dns.promises.Resolver.prototype, "the network");
// Undici waits for its connection and tries again; refused here, the caller hears at once.
for (const name of ["fetch", "WebSocket", "EventSource"]) {
  if (name in globalThis) close(globalThis, name, "the network");
}
close(process, "kill", "other processes");
close(process, "binding", "internals");
syncBuiltinESMExports();
