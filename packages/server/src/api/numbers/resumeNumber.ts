import type { Handler } from "../../contract/handler.ts";
import { endNumberPause } from "../../store/numberPauses.ts";
import { nameOf } from "../rules/nameOf.ts";
import { changeNumber } from "./changeNumber.ts";

/** Makes calls from a paused number again. */
export const resumeNumber: Handler<"resumeNumber"> = async (context, actor, { path }) => {
  const text = await changeNumber(context, actor, path.id, async (trx, { id }, now) =>
    endNumberPause(trx, id, await nameOf(trx, actor), now),
  );
  return { status: 200, body: text };
};
