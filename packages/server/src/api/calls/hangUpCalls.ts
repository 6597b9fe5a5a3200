import { scope } from "../../auth/scope.ts";
import { hangUpCall } from "../../engine/hangUpCall.ts";
import type { Handler } from "../../contract/handler.ts";

/** Hangs up calls that are on the line, with a result per id. */
export const hangUpCalls: Handler<"hangUpCalls"> = async (context, actor, { body }) => {
  const items = [];
  for (const id of body.ids) items.push(await hangUpCall(context, scope(actor), id));
  return { status: 200, body: { items } };
};
