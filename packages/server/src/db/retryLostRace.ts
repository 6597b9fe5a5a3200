import type { Database, Trx } from "./database.ts";

const TRIES = 3;

/**
 * Runs a transaction, and runs it again if it lost a race: a row to which it refers was deleted meanwhile, or two
 * transactions locked the same rows in opposite order. Nothing was written then, and the next try sees the result of
 * the other one.
 */
export async function retryLostRace<Result>(db: Database, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries === TRIES || !isLostRace(error)) throw error;
    }
  }
}

/** A referenced row is gone (23503), or two transactions waited for each other (40P01, 40001). */
export function isLostRace(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === "23503" || code === "40P01" || code === "40001";
}
