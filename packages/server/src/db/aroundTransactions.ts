import type { Database, Trx } from "./database.ts";

/** The code around the work of a transaction, inside it. If it throws, the work is rolled back. */
type Around = <Result>(trx: Trx, work: (trx: Trx) => Promise<Result>) => Promise<Result>;

/** The same database, with code around every transaction. */
export function aroundTransactions(db: Database, around: Around): Database {
  return new Proxy(db, {
    get(target, property) {
      if (property === "transaction")
        return () => ({
          execute: <Result>(work: (trx: Trx) => Promise<Result>) =>
            target.transaction().execute((trx) => around(trx, work)),
        });
      const value: unknown = Reflect.get(target, property, target);
      // Bound, because its private fields are not the proxy's.
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}
