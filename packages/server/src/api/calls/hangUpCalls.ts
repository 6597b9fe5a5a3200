import { scope } from "../../auth/scope.ts";
import { hangUpCall } from "../../engine/hangUpCall.ts";
import { stepInAuthor } from "../rules/stepInAuthor.ts";
import type { Handler } from "../../contract/handler.ts";

/** Hangs up calls in progress, with a result per id. */
export const hangUpCalls: Handler<"hangUpCalls"> = async (context, actor, { body }) => {
  const by = { within: scope(actor), author: await stepInAuthor(context, actor) };
  const items = [];
  for (const id of body.ids) items.push(await hangUpCall(context, by, id));
  return { status: 200, body: { items } };
};
