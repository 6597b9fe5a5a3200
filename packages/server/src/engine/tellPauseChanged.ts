import type { Context } from "../context.ts";
import type { Trx } from "../db/database.ts";

/** Notifies a company, or with null everybody, that calls are held or continue. */
export async function tellPauseChanged(
  { events }: Pick<Context, "events">,
  trx: Trx,
  companyId: string | null,
): Promise<void> {
  const payload = { type: "callPause.changed" as const, isEveryCompany: companyId === null };
  if (companyId !== null) return events.publish(trx, companyId, payload);
  const companies = await trx.selectFrom("seller_companies").select("id").execute();
  await events.publishAll(
    trx,
    [...companies.map(({ id }) => id), null].map((sellerCompanyId) => ({ sellerCompanyId, payload })),
  );
}
