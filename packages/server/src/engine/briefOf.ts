import type { Database } from "../db/database.ts";
import { readEarlierCalls } from "../store/calls/carrierCalls.ts";
import type { CallRow } from "../store/calls/calls.ts";
import { readDialPolicy } from "../store/dialPolicies.ts";
import { readSubject } from "../store/calls/callTargets.ts";
import type { CallBrief } from "./agents/port.ts";
import { repeatedOrder, welcomeOrder } from "./dialOrder.ts";

/** What a call that was dialled is about, from what was kept of it. */
export async function briefOf(db: Database, call: CallRow): Promise<CallBrief> {
  if (call.is_welcome) return welcomeOrder(call).brief;
  const subject = await readSubject(db, call.seller_company_id, call.product_id);
  const { voicemail } = await readDialPolicy(db, call.seller_company_id);
  const { brief } = repeatedOrder(call, { ...subject, voicemail }, 1);
  return { ...brief, earlierCalls: await readEarlierCalls(db, call) };
}
