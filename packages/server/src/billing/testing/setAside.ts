import type { MicroUsd } from "../../domain/money.ts";
import type { RunningServer } from "../../server.ts";
import type { CallRow } from "../../store/calls/calls.ts";
import { reserve, readReservations, settle } from "../../store/ledger.ts";

/** Reserves money and free minutes of a company, as for a call in progress. */
export async function setAside(
  { context: { db, clock } }: RunningServer,
  companyId: string,
  { amountMicros = 0n, freeMinutes = 0 }: { amountMicros?: MicroUsd; freeMinutes?: number },
): Promise<{ call: CallRow; giveBack: () => Promise<void> }> {
  const call = await db
    .selectFrom("calls")
    .selectAll()
    .where("seller_company_id", "=", companyId)
    .where((calls) =>
      calls.not(
        calls.exists(
          calls.selectFrom("ledger_entries").select("position").whereRef("ledger_entries.call_id", "=", "calls.id"),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirstOrThrow();
  await db.transaction().execute(async (trx) => {
    const price = { minutes: freeMinutes + 1, freeMinutes, paidMinutes: 1, amountMicros };
    await reserve(trx, companyId, [{ callId: call.id, price }], clock.now());
  });
  return {
    call,
    giveBack: async () => {
      const charge = { amountMicros: 0n, freeMinutes: 0, transactionId: null };
      await db.transaction().execute(async (trx) => {
        const reservation = (await readReservations(trx, [call.id])).get(call.id);
        if (reservation) await settle(trx, companyId, [{ reservation, charge }], clock.now());
      });
    },
  };
}
