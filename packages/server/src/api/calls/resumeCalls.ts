import { resumeCalls as resume } from "../../engine/pauseCalls.ts";
import type { Handler } from "../../contract/handler.ts";
import { callPause } from "./getCallPause.ts";
import { whoseCalls } from "./pauseCalls.ts";

/** Ends a pause of calls. */
export const resumeCalls: Handler<"resumeCalls"> = async (context, actor, { body }) => {
  const companyId = await whoseCalls(context.db, actor, body);
  await resume(context, companyId);
  return { status: 200, body: await callPause(context.db, actor, companyId) };
};
