import { scope } from "../../auth/scope.ts";
import { cancelCall } from "../../engine/cancelCall.ts";
import type { Handler } from "../../contract/handler.ts";

/** Cancels calls that were not dialled yet, with a result per id; one that cannot be cancelled does not stop the others. */
export const cancelCalls: Handler<"cancelCalls"> = async (context, actor, { body }) => {
  const items = [];
  for (const id of body.ids) items.push(await cancelCall(context, scope(actor), id));
  return { status: 200, body: { items } };
};
