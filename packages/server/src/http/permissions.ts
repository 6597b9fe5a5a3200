import type { Actor } from "../auth/actor.ts";
import type { OperationId, UserRole } from "@callwright/sdk/contract";
import { permissions as contractPermissions } from "./generated/permissions.ts";
import { forbidden, problem } from "../contract/problem.ts";

/**
 * Who may call an operation, as its `x-roles` and `security` in the contract say:
 * - `public`: anyone, rate-limited;
 * - `signed`: another system, which proves itself by a signature that the operation checks;
 * - `apiKey`: a partner's backend;
 * - `user`: anyone signed in; which rows they see is the scope's business, not this table's;
 * - a list of roles.
 *
 * A partner's widget may call what `x-widgets` gives it (`auth/embedWidgets.ts`), never more than a seller may.
 */
export type Permission = "public" | "signed" | "apiKey" | "user" | readonly UserRole[];

export const permissions = contractPermissions satisfies Record<OperationId, Permission>;

/**
 * Lets an actor through to an operation.
 *
 * @throws Problem 401 without a sign-in, 403 when the role or the widget's token does not allow it.
 */
export function authorize(operationId: OperationId, actor: Actor): void {
  const permission: Permission = permissions[operationId];
  if (permission === "public" || permission === "signed") return;
  if (actor.kind === "anonymous")
    throw problem(401, "UNAUTHENTICATED", "Please sign in.", { headers: { "www-authenticate": "Bearer" } });
  if (actor.kind === "embed") {
    if (!actor.operations.has(operationId)) throw problem(403, "OUT_OF_SCOPE", "This page is not allowed to do that.");
    return;
  }
  if (permission === "apiKey" || actor.kind === "apiKey") {
    if (permission === "apiKey" && actor.kind === "apiKey") return;
    throw forbidden(actor.kind === "apiKey" ? "An API key only opens embed sessions." : "This needs an API key.");
  }
  if (permission !== "user" && !permission.includes(actor.role)) throw forbidden();
}
