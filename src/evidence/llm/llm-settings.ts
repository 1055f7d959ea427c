/** Settings of the language model gateway, and whether its host is external. */
import { BlockList, isIP } from "node:net";
import type { LlmInfo } from "../../model/health.js";
import { unusable } from "../../settings/unusable-setting.js";

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
 * The gateway that the operator names, or null where none is named or its key is missing: by the contract it is the key that makes a
 * gateway configured, also where the endpoint itself asks for none. Half of a gateway is an unusable setting.
 */
export function readGatewaySettings({
  baseUrl,
  apiKey,
  model,
}: {
  [N in keyof GatewaySettings]: GatewaySettings[N] | null;
}): GatewaySettings | null {
  if (!baseUrl && !apiKey && !model) return null;
  if (!baseUrl) throw unusable("SERVICE_LLM_BASE_URL", "", MISSING);
  if (!model) throw unusable("SERVICE_LLM_MODEL", "", MISSING);
  // It travels in a header, which takes no other letters.
  if (!/^[\x21-\x7e]*$/.test(apiKey ?? ""))
    throw unusable(
      "SERVICE_LLM_API_KEY",
      apiKey ?? "",
      "영문자·숫자·기호만 쓸 수 있습니다 / may hold ASCII letters, digits and marks alone",
    );
  return apiKey ? { baseUrl, apiKey, model } : null;
}

const MISSING = "비어 있습니다 / is missing";

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
