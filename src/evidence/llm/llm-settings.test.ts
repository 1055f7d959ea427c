/** Which hosts lie outside the house: every private network from both sides, and the names that no public DNS serves. */
import { expect, it } from "vitest";
import { isExternal } from "./llm-settings.js";

it.each([
  ["loopback", "127.0.0.1 127.255.255.255 [::1]", "126.255.255.255 128.0.0.1 [::2]"],
  ["private, one large", "10.0.0.1 10.255.255.255", "9.255.255.255 11.0.0.1"],
  ["private, sixteen", "172.16.0.1 172.31.255.255", "172.15.255.255 172.32.0.1"],
  ["private, small ones", "192.168.0.9 192.168.255.255", "192.167.255.255 192.169.0.1"],
  ["link-local", "169.254.1.1 169.254.255.255", "169.253.255.255 169.255.0.1"],
  ["shared by carriers", "100.64.0.1 100.127.255.255", "100.63.255.255 100.128.0.1"],
  ["private, IPv6", "[fc00::1] [fdff::1]", "[fbff::1] [fe00::1]"],
  ["link-local, IPv6", "[fe80::1] [febf::1]", "[fe7f::1] [fec0::1]"],
  ["names of one word", "ollama LOCALHOST gpu.", "openai.com."],
  [
    "names that are kept for it",
    "db.localhost gpu.local llm.Internal x.lan y.intranet",
    "a.notlan",
  ],
  ["a home network", "nas.home.arpa home.arpa", "home.example.arpa local.example.com"],
])("%s", (_, inside, outside) => {
  expect(inside.split(" ").filter(isExternal)).toEqual([]);
  expect(outside.split(" ").filter((host) => !isExternal(host))).toEqual([]);
});
