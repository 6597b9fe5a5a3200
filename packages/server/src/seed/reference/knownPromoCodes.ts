import type { Context } from "../../context.ts";
import { promoCodes } from "./plans.ts";

/**
 * The promo codes of development that are still valid in a production database, which was seeded before production had
 * none. Its operator may want them, so they are named at each start and not removed.
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
