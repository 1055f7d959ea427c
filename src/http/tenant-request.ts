/** Request fields shared by all tenant routes, and their errors. */
import Type from "typebox";
import type { ErrorReason } from "../model/codes.js";
import { MAX_PRINCIPAL } from "../model/questions.js";

export const TenantSchema = Type.String({
  description: "One directory name under the corpus root",
});

export const PrincipalSchema = Type.Optional(
  Type.String({
    maxLength: MAX_PRINCIPAL,
    description: "Whose eyes to look with; without it only what everyone may see is visible",
  }),
);

export const TENANT_ERRORS: ErrorReason[] = [
  "INVALID_TENANT",
  "TENANT_NOT_OWNED",
  "TENANT_NOT_FOUND",
];
