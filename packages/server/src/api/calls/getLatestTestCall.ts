import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { TEST_CALL_COUNTS_MS } from "../../engine/testCallFences.ts";
import { readLatestTestCall } from "../../store/testCalls.ts";
import { authorOf } from "../rules/author.ts";

/** The last test call that the caller requested, as long as it counts. */
export const getLatestTestCall: Handler<"getLatestTestCall"> = async ({ db, clock }, actor) => {
  const since = new Date(clock.now().getTime() - TEST_CALL_COUNTS_MS);
  const testCall = await readLatestTestCall(db, scope(actor), authorOf(actor), since);
  return { status: 200, body: { testCall } };
};
