import type { MicroUsd } from "../../domain/money.ts";
import type { RunningServer } from "../../server.ts";
import { reserve, settle } from "../../store/ledger.ts";

/**
 * Sets money of a company aside, as for a call under way. It comes back when what is answered is disposed.
 *
 * @example await using _call = await setAside(server, companyId, 2_000_000n);
 */
export async function setAside(
  { context: { db, clock } }: RunningServer,
  companyId: string,
  amountMicros: MicroUsd,
): Promise<AsyncDisposable> {
  const { id } = await db
    .selectFrom("calls")
    .select("id")
    .where("seller_company_id", "=", companyId)
    .where((call) =>
      call.not(
        call.exists(
          call.selectFrom("ledger_entries").select("position").whereRef("ledger_entries.call_id", "=", "calls.id"),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirstOrThrow();
  await db.transaction().execute(async (trx) => {
    const price = { minutes: 1, freeMinutes: 0, paidMinutes: 1, amountMicros };
    await reserve(trx, companyId, [{ callId: id, price }], clock.now());
  });
  return {
    async [Symbol.asyncDispose]() {
      const nothing = { amountMicros: 0n, freeMinutes: 0, transactionId: null };
      await db.transaction().execute((trx) => settle(trx, id, nothing, clock.now()));
    },
  };
}
