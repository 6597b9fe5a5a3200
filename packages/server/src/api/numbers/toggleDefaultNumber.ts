import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound, problem } from "../../contract/problem.ts";
import { lockAccount } from "../../store/ledger.ts";
import { readNumber, readNumberText, setDefaultNumber } from "../../store/numbers.ts";

/** Makes a number the company's default one, or no longer (B-API-49, R-35). Toggles of one company take turns. */
export const toggleDefaultNumber: Handler<"toggleDefaultNumber"> = async ({ db }, actor, { path }) => {
  const within = scope(actor);
  const found = await readNumber(db, within, path.id);
  if (!found) throw notFound("The number");
  const text = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, found.companyId);
    const number = await readNumber(trx, within, path.id);
    if (!number) return undefined;
    if (number.status !== "ACTIVE")
      throw problem(409, "CONFLICT", "This number has expired. Please choose another one as the default.");
    await setDefaultNumber(trx, number.companyId, number.isDefault ? null : number.id);
    return readNumberText(trx, within, number.id);
  });
  if (!text) throw notFound("The number");
  return { status: 200, body: text };
};
