import type { Context } from "../../context.ts";
import { promoCodes } from "./plans.ts";

/**
 * Codes of development that still give money in a production database: one that was seeded before production stopped having any.
 * Its operator may want them, so they are named at each start and not taken away.
 */
export async function knownPromoCodes({ db, clock }: Pick<Context, "db" | "clock">): Promise<string[]> {
  const rows = await db
    .selectFrom("promo_codes")
    .select("code")
    .where(
      "code",
      "in",
      promoCodes.map(({ code }) => code),
    )
    .where((where) => where.or([where("expires_at", "is", null), where("expires_at", ">", clock.now())]))
    .where((where) =>
      where.or([
        where("max_redemptions", "is", null),
        where(
          "max_redemptions",
          ">",
          where
            .selectFrom("promo_code_redemptions")
            .select(({ fn }) => fn.countAll<number>().as("count"))
            .whereRef("promo_code_id", "=", "promo_codes.id"),
        ),
      ]),
    )
    .orderBy("code")
    .execute();
  return rows.map(({ code }) => code);
}
