import { scope } from "../../auth/scope.ts";
import { rescheduleCall } from "../../engine/rescheduleCall.ts";
import type { Handler } from "../../contract/handler.ts";
import { requirePaidPlan } from "../rules/plan.ts";
import { checkCronDate } from "./startCalls.ts";

/** Gives calls that are still CRON another time or makes them now, with a result per id. */
export const rescheduleCalls: Handler<"rescheduleCalls"> = async (context, actor, { body }) => {
  const { ids, type = "CALL_LATER" } = body;
  const cronDate = checkCronDate(type, body.cronDate, context.clock.now());
  // Calling several at once is a bulk action (A-CALLS-21).
  if (cronDate === null && ids.length > 1) await requirePaidPlan(context.db, actor);
  const items = [];
  for (const id of ids) items.push(await rescheduleCall(context, scope(actor), id, cronDate));
  return { status: 200, body: { items } };
};
