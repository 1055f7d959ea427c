import { expect, test } from "vitest";
import { ownedTenant, ownsTenant, tenantName } from "./tenant-ownership.js";

const consumer = (name: string) => ({ consumer: name, administrative: name === "default" });

test.each([
  ["tax", "tax", true],
  ["tax", "tax-2024", true],
  ["tax", "tax-", false],
  ["tax", "taxes", false],
  ["tax", "health", false],
  ["tax", "Tax", false],
  ["default", "anything", true],
])("%s and %s: %s", (name, tenant, owns) => {
  expect(ownsTenant(consumer(name), tenant)).toBe(owns);
});

test.each(["", ".", "..", "a/b", "a\\b", ".hidden", "a..b", "a\nb", "가".repeat(101)])(
  "%j is no tenant's name",
  (name) => {
    expect(() => tenantName(name)).toThrow(expect.objectContaining({ reason: "INVALID_TENANT" }));
  },
);

test("names compare in NFC, and ownership is asked before existence", () => {
  const decomposed = "세무".normalize("NFD");
  expect(tenantName(decomposed)).toBe("세무");
  expect(ownedTenant(consumer("세무"), decomposed)).toBe("세무");
  expect(() => ownedTenant(consumer("tax"), "no-such-tenant")).toThrow(
    expect.objectContaining({ reason: "TENANT_NOT_OWNED" }),
  );
});
