import { sql, type RawBuilder } from "kysely";

import { notFound, problem } from "../contract/problem.ts";
import { isManager, type Actor } from "./actor.ts";

/**
 * Which companies' rows an actor may touch: the one place where tenancy is decided. Every store reader and writer takes a
 * scope and puts it into its statement.
 */
export type Scope = { kind: "everything" } | { kind: "companies"; companyIds: string[] };

/** The scope of an actor: everything for managers, their own companies for all others (A-ROLE-02, A-ROLE-03). */
export function scope(actor: Actor): Scope {
  if (isManager(actor)) return { kind: "everything" };
  if (actor.kind === "user") return { kind: "companies", companyIds: actor.companyIds };
  if (actor.kind === "embed" || actor.kind === "apiKey") return { kind: "companies", companyIds: [actor.companyId] };
  return { kind: "companies", companyIds: [] };
}

/**
 * The condition that keeps a statement inside a scope.
 *
 * @param column the column that holds the row's company, with its table: `calls.seller_company_id`.
 * @example query.where(inScope(scope(actor), "numbers.seller_company_id"))
 */
export function inScope(within: Scope, column: string): RawBuilder<boolean> {
  if (within.kind === "everything") return sql<boolean>`true`;
  const [only, ...others] = within.companyIds;
  // One company is the usual case, and with `=` an index on it also gives the list's order.
  if (only !== undefined && others.length === 0) return sql<boolean>`${sql.ref(column)} = ${only}::uuid`;
  return sql<boolean>`${sql.ref(column)} = any(${within.companyIds}::uuid[])`;
}

/** Limits a scope to the companies of a filter; companies outside the scope match nothing. */
export function narrowScope(within: Scope, companyIds: string[] | undefined): Scope {
  if (!companyIds) return within;
  if (within.kind === "everything") return { kind: "companies", companyIds };
  return { kind: "companies", companyIds: companyIds.filter((id) => within.companyIds.includes(id)) };
}

/**
 * The company of a write. Sellers and widgets always act for their own (first) company and need not name it; naming
 * another is a 404. Managers have to name one.
 *
 * @throws Problem 400 if a manager names none, 403 if a seller has no company yet, 404 for somebody else's company.
 */
export function actingCompany(actor: Actor, requestedId?: string | null): string {
  const within = scope(actor);
  if (within.kind === "everything") {
    if (requestedId) return requestedId;
    throw problem(400, "VALIDATION_FAILED", "Please choose a seller company.", {
      errors: { sellerCompanyId: "Seller company is required" },
    });
  }
  const own = within.companyIds[0];
  if (!own) throw problem(403, "FORBIDDEN", "Please create your company first.");
  if (requestedId && !within.companyIds.includes(requestedId)) throw notFound("The seller company");
  return requestedId ?? own;
}
