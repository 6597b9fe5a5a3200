import type { Handler } from "../../contract/handler.ts";
import { invalid, problem } from "../../contract/problem.ts";
import { insertNumberPause } from "../../store/numberPauses.ts";
import { nameOf } from "../rules/nameOf.ts";
import { changeNumber } from "./changeNumber.ts";

const LONGEST_PAUSE_MS = 366 * 86_400_000;

/** No calls are made from a number until a time; the pause stays on record. */
export const pauseNumber: Handler<"pauseNumber"> = async (context, actor, { path, body }) => {
  const until = new Date(body.pausedUntil);
  const reason = body.reason.trim();
  const ahead = until.getTime() - context.clock.now().getTime();
  const errors = {
    ...(reason.length < 3 && { reason: "Please say in a few words why." }),
    ...(ahead <= 0 && { pausedUntil: "Please choose a time in the future." }),
    ...(ahead > LONGEST_PAUSE_MS && { pausedUntil: "A number is paused for a year at most." }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const text = await changeNumber(context, actor, path.id, async (trx, number, now) => {
    if (number.status !== "ACTIVE")
      throw problem(409, "NUMBER_EXPIRED", "This number has expired. No call is made from it.");
    const by = await nameOf(trx, actor);
    await insertNumberPause(trx, {
      id: context.ids.next(),
      number_id: number.id,
      reason,
      paused_at: now,
      paused_until: until,
      paused_by: by,
    });
  });
  return { status: 200, body: text };
};
