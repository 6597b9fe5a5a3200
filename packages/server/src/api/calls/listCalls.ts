import { narrowScope, scope, type Scope } from "../../auth/scope.ts";
import type { Actor } from "../../auth/actor.ts";
import type { Clock } from "../../clock.ts";
import type { Handler } from "../../contract/handler.ts";
import { withStoredNumber } from "../withStoredNumber.ts";
import { listCallsText } from "../../store/calls/listCalls.ts";

/** A page of the call history (A-API-15). */
export const listCalls: Handler<"listCalls"> = async ({ db, clock }, actor, { query }) => ({
  status: 200,
  body: await listCallsText(db, withinFilter(actor, query), callFilter(withStoredNumber(query), clock), query),
});

/** A query with the current time, on which some of its conditions depend. */
export function callFilter<Filter extends { isCallbackDue?: boolean }>(
  { isCallbackDue, ...filter }: Filter,
  clock: Clock,
): Omit<Filter, "isCallbackDue"> & { callbackDueAt?: Date } {
  return isCallbackDue ? { ...filter, callbackDueAt: clock.now() } : filter;
}

/** Both company filters together select the companies that are in both. */
export function withinFilter(actor: Actor, filter: { sellerCompanyIds?: string[]; sellerCompanyId?: string }): Scope {
  const one = filter.sellerCompanyId === undefined ? undefined : [filter.sellerCompanyId];
  return narrowScope(narrowScope(scope(actor), filter.sellerCompanyIds), one);
}
