import { scope } from "../../auth/scope.ts";
import { checkCalls as check } from "../../engine/checkCalls.ts";
import type { Handler } from "../../contract/handler.ts";
import { readWish } from "./startCalls.ts";

/** What `startCalls` would make of the same request now; nothing is placed. */
export const checkCalls: Handler<"checkCalls"> = async (context, actor, { body }) => ({
  status: 200,
  body: await check(context, scope(actor), readWish(body, context.clock.now())),
});
