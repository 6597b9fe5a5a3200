import { endBreaker } from "../../engine/watchPlacings.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { callPause } from "./getCallPause.ts";

/** Releases calls that are held because placing them failed. */
export const resetCallBreaker: Handler<"resetCallBreaker"> = async (context, actor, { path }) => {
  const { db, logger } = context;
  const isEnded = await db.transaction().execute((trx) => endBreaker(context, trx, path.id));
  if (!isEnded) throw notFound("These calls are not held any more.");
  logger.info({ breakerId: path.id }, "a manager let held calls go on");
  return { status: 200, body: await callPause(db, actor, null) };
};
