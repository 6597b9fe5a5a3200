import type { Handler } from "../../contract/handler.ts";
import { saveNumberCaps } from "../../store/numbers.ts";
import { changeNumber } from "./changeNumber.ts";

/** Limits the number of calls from a number. It applies from the next dial on. */
export const updateNumberCaps: Handler<"updateNumberCaps"> = async (context, actor, { path, body }) => {
  const text = await changeNumber(context, actor, path.id, (trx, { id }) => saveNumberCaps(trx, id, body));
  return { status: 200, body: text };
};
