import type { Database, Trx } from "./database.ts";

/** The same database, of which every transaction begins with something. */
export function beforeTransactions(db: Database, begin: (trx: Trx) => Promise<void>): Database {
  return new Proxy(db, {
    get(target, property) {
      if (property === "transaction")
        return () => ({
          execute: <Result>(work: (trx: Trx) => Promise<Result>) =>
            target.transaction().execute(async (trx) => {
              await begin(trx);
              return work(trx);
            }),
        });
      const value: unknown = Reflect.get(target, property, target);
      // Bound, because its private fields are not the proxy's.
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}
