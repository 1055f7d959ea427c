/** Which tenants a consumer may use; checked before anything looks up whether the tenant exists. */
import { Refusal } from "../model/refusal.js";
import { isTenantName } from "../tenants/document-names.js";
import type { Caller } from "./keys.js";

/** The tenant's name in NFC, or `INVALID_TENANT`. */
export function tenantName(given: string): string {
  const name = given.normalize("NFC");
  if (!isTenantName(name)) throw new Refusal("INVALID_TENANT", { field: "tenant" });
  return name;
}

/** Consumer `<name>` owns `<name>` and `<name>-<suffix>`; the administrator owns all. */
export function ownsTenant(caller: Caller, tenant: string): boolean {
  if (caller.administrative) return true;
  const { consumer } = caller;
  return (
    tenant === consumer ||
    (tenant.startsWith(`${consumer}-`) && tenant.length > consumer.length + 1)
  );
}

/** The validated name of a tenant that the caller owns; the refusal does not reveal whether it exists. */
export function ownedTenant(caller: Caller, given: string): string {
  const tenant = tenantName(given);
  if (!ownsTenant(caller, tenant)) throw new Refusal("TENANT_NOT_OWNED", { field: "tenant" });
  return tenant;
}
