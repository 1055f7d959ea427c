/** Normalises host names and addresses, and tells which are loopback. */
import { BlockList, isIPv4, isIPv6 } from "node:net";
import { domainToASCII } from "node:url";

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

/** What a `Host` header holds (RFC 9110 §7.2): a name or address, an IPv6 one in brackets, and perhaps a port. */
const HOST_HEADER = /^(\[[^\]]*\]|[^:[\]]*)(?::\d{0,5})?$/;
/** Letters of a host name, underscores as some networks have them. */
const HOST_NAME = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/;

/** The host of a `Host` header in one spelling; null where it holds none. */
export function hostOfHeader(header: string): string | null {
  const host = HOST_HEADER.exec(header)?.[1];
  return host ? canonicalHost(host) : null;
}

/** The names of a list separated by commas, in one spelling; null where one of them is no host name or address. */
export function readHostNames(list: string): string[] | null {
  const names = list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .map(canonicalHost);
  return names.length === 0 || names.includes(null) ? null : (names as string[]);
}

/** Lower case, without brackets and the dot of a full name, letters of other scripts as DNS has them. Null for anything else. */
function canonicalHost(text: string): string | null {
  const address = text.replace(/^\[(.*)\]$/, "$1");
  // A zone (`%eth0`) is no part of an address that others could name.
  if (isIPv6(address) && !address.includes("%"))
    return new URL(`http://[${address}]`).hostname.slice(1, -1);
  if (/[\s/?#@%:[\]\\]/.test(text)) return null;
  const name = domainToASCII(text.replace(/\.$/, ""));
  return HOST_NAME.test(name) ? name : null;
}

/** Whether a host, in any spelling, is this machine itself. */
export function isLoopback(host: string): boolean {
  const name = canonicalHost(host) ?? "";
  if (isIPv4(name)) return LOOPBACK.check(name, "ipv4");
  if (isIPv6(name)) return LOOPBACK.check(name, "ipv6");
  return name === "localhost";
}
