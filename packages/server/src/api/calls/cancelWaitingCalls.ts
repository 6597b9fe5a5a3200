import { cancelWaitingCalls as cancel } from "../../engine/cancelWaitingCalls.ts";
import type { Handler } from "../../contract/handler.ts";
import { callFilter, withinFilter } from "./listCalls.ts";

/** Cancels every call of the query, or those of `ids`, that was not dialled yet. */
export const cancelWaitingCalls: Handler<"cancelWaitingCalls"> = async (context, actor, { query, body }) => ({
  status: 200,
  body: await cancel(context, withinFilter(actor, query), { ...callFilter(query, context.clock), ids: body?.ids }),
});
