import { scope } from "../../auth/scope.ts";
import type { Actor } from "../../auth/actor.ts";
import type { Context } from "../../context.ts";
import { notFound } from "../../contract/problem.ts";
import type { Trx } from "../../db/database.ts";
import { lockDecisions } from "../../engine/dispatch.ts";
import { wakeDispatchers } from "../../engine/wakeDispatchers.ts";
import { forgetShortage } from "../../store/callerNumbers.ts";
import { lockAccount } from "../../store/ledger.ts";
import { readNumber, readNumberText } from "../../store/numbers.ts";

type FoundNumber = NonNullable<Awaited<ReturnType<typeof readNumber>>>;

/** Changes a number, those of one company one after the other; calls that wait for a number are checked again. */
export async function changeNumber(
  { db, clock }: Pick<Context, "db" | "clock">,
  actor: Actor,
  numberId: string,
  change: (trx: Trx, number: FoundNumber, now: Date) => Promise<void>,
) {
  const within = scope(actor);
  const found = await readNumber(db, within, numberId);
  if (!found) throw notFound("The number");
  const now = clock.now();
  const text = await db.transaction().execute(async (trx) => {
    // The lock of the dispatchers, so that the response is valid from then on.
    await lockDecisions(trx);
    await lockAccount(trx, found.companyId);
    const number = await readNumber(trx, within, numberId);
    if (!number) return undefined;
    await change(trx, number, now);
    await forgetShortage(trx, number.companyId, now);
    await wakeDispatchers(trx);
    return readNumberText(trx, within, number.id, now);
  });
  if (!text) throw notFound("The number");
  return text;
}
