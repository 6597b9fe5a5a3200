import type { Schemas } from "@callwright/sdk/contract";

import type { Scope } from "../auth/scope.ts";
import { lockCall, type CallRow } from "../store/calls/calls.ts";
import { applyStep } from "./applyStep.ts";
import type { EngineContext } from "./engineContext.ts";

/**
 * Cancels a waiting call: one that is scheduled or queued (A-STATUS-11, R-57). The dispatcher's decision and this
 * cancellation are one transaction each; the one that locks the row first wins.
 */
export async function cancelCall(engine: EngineContext, within: Scope, id: string): Promise<Schemas["CancelledCall"]> {
  return engine.db.transaction().execute(async (trx) => {
    const call = await lockCall(trx, id);
    if (!call || !isMine(call, within)) return { id, outcome: "NOT_FOUND", status: null };
    const isCancelled = await applyStep(engine, trx, call, { type: "CANCELLED", at: engine.clock.now() });
    return isCancelled
      ? { id, outcome: "CANCELLED", status: "CANCELLED" }
      : { id, outcome: "CONFLICT", status: call.status };
  });
}

/** Whether an actor may change a call. Test calls belong to no company. */
export function isMine(call: CallRow, within: Scope): boolean {
  return !call.is_welcome && (within.kind === "everything" || within.companyIds.includes(call.seller_company_id));
}
