import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { openStream } from "../../http/openStream.ts";
import { toMessage } from "./wordsMessage.ts";

/** Follows the last words of every call in progress that the caller may see. */
export const streamLiveCalls: Handler<"streamLiveCalls"> = async (context, actor, { request }) =>
  openStream(context, { actor, request }, async function* (signal) {
    for await (const message of context.callWords.followCalls(scope(actor), signal)) yield toMessage(message);
  });
