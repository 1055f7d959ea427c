/** What one service does among those that share a database; by itself it does everything. */
import type { Settings } from "../settings/read-settings.js";
import { unusable } from "../settings/unusable-setting.js";

const ROLES = ["api", "parse", "index"] as const;
type Role = (typeof ROLES)[number];

export function rolesOf({ SERVICE_ROLES: list, SERVICE_DATABASE: database }: Settings): Set<Role> {
  const named = list.split(",").map((role) => role.trim());
  const stranger = named.find((role) => !(ROLES as readonly string[]).includes(role));
  if (stranger !== undefined)
    throw unusable(
      "SERVICE_ROLES",
      list,
      `${ROLES.join(", ")} 중에서 고르세요 / choose among them`,
    );
  const roles = new Set(named as Role[]);
  if (database === null && roles.size < ROLES.length)
    throw unusable(
      "SERVICE_ROLES",
      list,
      "SERVICE_DATABASE 없이는 한 서비스가 모든 일을 합니다 / without SERVICE_DATABASE one service does everything",
    );
  return roles;
}
