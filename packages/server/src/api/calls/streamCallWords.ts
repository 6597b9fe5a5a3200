import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { openStream } from "../../http/openStream.ts";
import { isCallWithin } from "../../store/calls/listCalls.ts";
import { toMessage } from "./wordsMessage.ts";

/** Follows what is said in a call, word by word, until it is over. */
export const streamCallWords: Handler<"streamCallWords"> = async (context, actor, { path, request }) => {
  if (!(await isCallWithin(context.db, scope(actor), path.id))) throw notFound("The call");
  const afterId = request.headers.get("last-event-id") ?? undefined;
  return openStream(context, { actor, request }, async function* (signal) {
    for await (const message of context.callWords.followCall(path.id, { afterId, signal })) yield toMessage(message);
  });
};
