import type { Database, Trx } from "./database.ts";

/** What surrounds the work of a transaction, inside of it. What it throws undoes the work. */
type Around = <Result>(trx: Trx, work: (trx: Trx) => Promise<Result>) => Promise<Result>;

/** The same database, of which every transaction is surrounded by something. */
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
