import type { Context } from "../../context.ts";
import { problem } from "../../http/problem.ts";
import { companiesOnTheLine, deleteSellerCompanyRows, lockCompanies } from "../../store/writeSellerCompanies.ts";

/**
 * Deletes companies with all that is theirs; unknown ones are left out. Their people stay, and are asked for a company when they
 * come back.
 *
 * @returns how many there were.
 * @throws Problem 409 when one of them has somebody on the line; nothing is deleted then.
 */
export function removeCompanies({ db }: Pick<Context, "db">, ids: string[]): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const companies = await lockCompanies(trx, ids);
    const busyIds = await companiesOnTheLine(trx, ids);
    const busy = companies.find(({ id }) => busyIds.has(id));
    if (busy)
      throw problem(409, "CONFLICT", `${busy.name} is on the phone. Please try again when its calls have ended.`);
    return deleteSellerCompanyRows(trx, ids);
  });
}
