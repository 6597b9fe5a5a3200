import type { Trx } from "../db/database.ts";
import { isArchived } from "../store/archive.ts";
import type { CallRow } from "../store/calls/calls.ts";
import { refuseWaitingCalls } from "./applyStep.ts";
import type { EngineContext } from "./engineContext.ts";
import { rememberOptOut } from "./rememberOptOut.ts";

/** Stores a person's request not to be called again, and cancels waiting calls to them. A deleted company calls nobody. */
export async function obeyOptOut(engine: EngineContext, trx: Trx, call: CallRow): Promise<void> {
  if (await isArchived(trx, call.seller_company_id)) return;
  await rememberOptOut(engine, trx, call);
  await refuseWaitingCalls(engine, trx, call.seller_company_id, [call.contact_phone_number]);
}
