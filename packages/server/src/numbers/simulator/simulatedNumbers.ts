import { sql } from "kysely";

import type { Database } from "../../db/database.ts";
import { NumberUnavailable, type NumberProvider } from "../port.ts";
import { simulatedCountries, simulatedInventory } from "./inventory.ts";

const NUMBERS_SHOWN = 20;

/**
 * A provider of numbers that lead nowhere. It has its own records, like an external one: after a crash of ours it still
 * knows which numbers are rented.
 */
export function createSimulatedNumbers(db: Database): NumberProvider {
  return {
    name: "simulator",
    listCountries: () => Promise.resolve(simulatedCountries),
    async listAvailable(countryIso2) {
      const inventory = simulatedInventory(countryIso2);
      const { rows } = await sql<{ number: string }>`
        select offered.number from unnest(${inventory}::text[]) with ordinality as offered (number, position)
        where not exists (select from simulator_numbers rented where rented.number = offered.number)
        order by offered.position limit ${NUMBERS_SHOWN}`.execute(db);
      return rows.map(({ number }) => ({ number, needsPapers: false }));
    },
    async order({ id, number, countryIso2 }) {
      if (!simulatedInventory(countryIso2).includes(number)) throw new NumberUnavailable(`No such number: ${number}`);
      await db
        .insertInto("simulator_numbers")
        .values({ number, order_id: id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const rented = await db
        .selectFrom("simulator_numbers")
        .select("number")
        .where("order_id", "=", id)
        .where("number", "=", number)
        .executeTakeFirst();
      if (!rented) throw new NumberUnavailable(`Rented to somebody else: ${number}`);
    },
    async release(orderId) {
      const { numDeletedRows } = await db
        .deleteFrom("simulator_numbers")
        .where("order_id", "=", orderId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
