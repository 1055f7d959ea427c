/** Where the language model is: the gateway's settings, and whether its host lies outside. */
import { BlockList, isIP } from "node:net";
import type { LlmInfo } from "../model/health.js";

export interface GatewaySettings {
  /** Up to `/v1`, without the route. */
  baseUrl: URL;
  /** Never shown, never logged. */
  apiKey: string;
  model: string;
}

/** Loopback, private and link-local ranges (RFC 1122, 1918, 3927, 6598, 4193, 4291). */
const INSIDE = new BlockList();
for (const [network, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
  ["100.64.0.0", 10],
] as const)
  INSIDE.addSubnet(network, prefix, "ipv4");
INSIDE.addAddress("::1", "ipv6");
INSIDE.addSubnet("fc00::", 7, "ipv6");
INSIDE.addSubnet("fe80::", 10, "ipv6");

/** Names that the public DNS does not serve (RFC 6761, 6762, 8375, and the ones ICANN keeps for private use). */
const INSIDE_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa|lan|intranet)$/;

/**
 * The gateway that the environment names, or null where it names none or gives no key: by the contract it is the key that makes a
 * gateway configured, also where the endpoint itself asks for none. Throws an `Error` with a one-line message where a value
 * cannot be used; the message never holds the key.
 */
export function readGatewaySettings(
  env: Record<string, string | undefined>,
): GatewaySettings | null {
  const base = env.SERVICE_LLM_BASE_URL?.trim() ?? "";
  const apiKey = env.SERVICE_LLM_API_KEY?.trim() ?? "";
  const model = env.SERVICE_LLM_MODEL?.trim() ?? "";
  if (base === "" && apiKey === "" && model === "") return null;
  if (base === "") throw unusable("SERVICE_LLM_BASE_URL", "비어 있습니다 / is missing");
  const baseUrl = URL.canParse(base) ? new URL(base) : null;
  if (!baseUrl || !/^https?:$/.test(baseUrl.protocol))
    throw unusable("SERVICE_LLM_BASE_URL", "http(s) 주소가 아닙니다 / is no http(s) address");
  if (baseUrl.username || baseUrl.password)
    throw unusable("SERVICE_LLM_BASE_URL", "주소에 암호를 넣지 마세요 / must not hold a password");
  if (model === "") throw unusable("SERVICE_LLM_MODEL", "비어 있습니다 / is missing");
  // It travels in a header, which takes no other letters.
  if (!/^[\x21-\x7e]*$/.test(apiKey))
    throw unusable(
      "SERVICE_LLM_API_KEY",
      "영문자·숫자·기호만 쓸 수 있습니다 / may hold ASCII letters, digits and marks alone",
    );
  return apiKey === "" ? null : { baseUrl, apiKey, model };
}

/** What `/health` says about the gateway. */
export function gatewayInfo(settings: GatewaySettings | null): LlmInfo {
  if (!settings) return { configured: false, host: "", model: "", external: false };
  const { baseUrl, model } = settings;
  return { configured: true, host: baseUrl.host, model, external: isExternal(baseUrl.hostname) };
}

/** Whether text sent to this host leaves the house. A name of one word is one of the own network. */
export function isExternal(hostname: string): boolean {
  const host = hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "");
  const version = isIP(host);
  if (version === 4) return !INSIDE.check(host, "ipv4");
  if (version === 6) return !INSIDE.check(host, "ipv6");
  return host.includes(".") && !INSIDE_NAME.test(host);
}

function unusable(name: string, why: string): Error {
  return new Error(`${name}: ${why}`);
}
