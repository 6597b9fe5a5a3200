import type { Handler } from "../../contract/handler.ts";
import { problem } from "../../contract/problem.ts";
import { setDefaultNumber } from "../../store/numbers.ts";
import { changeNumber } from "./changeNumber.ts";

/** Makes a number the company's default, or ends this (B-API-49, R-35). Toggles of one company take turns. */
export const toggleDefaultNumber: Handler<"toggleDefaultNumber"> = async (context, actor, { path }) => {
  const text = await changeNumber(context, actor, path.id, async (trx, number) => {
    if (number.status !== "ACTIVE")
      throw problem(409, "NUMBER_EXPIRED", "This number has expired. Please choose another one as the default.");
    await setDefaultNumber(trx, number.companyId, number.isDefault ? null : number.id);
  });
  return { status: 200, body: text };
};
