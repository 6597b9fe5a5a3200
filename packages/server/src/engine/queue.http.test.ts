import { afterAll, beforeAll, expect, inject, it } from "vitest";

import { openDatabase, type Database } from "../db/database.ts";
import { openPool } from "../db/pool.ts";
import { createLogger } from "../logger.ts";
import { createTestDatabase } from "../testing/databases.ts";
import { createQueue, type Queue } from "./queue.ts";

const logger = createLogger("silent");
const stack = new AsyncDisposableStack();
let db: Database;
let queue: Queue;

beforeAll(async () => {
  const { url } = stack.use(await createTestDatabase(inject("cluster"), { isEmpty: true }));
  const pool = openPool({ connectionString: url }, { max: 2, logger });
  db = openDatabase(pool);
  stack.defer(() => db.destroy());
  queue = stack.use(await createQueue({ connectionString: url }, logger));
});
afterAll(() => stack.disposeAsync());

it("jobs that come together are done together, and where one of them fails the others are done all the same", async () => {
  const [one, two, broken] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const tried: string[][] = [];
  const nothing = { atOnce: 1, carryOut: () => Promise.resolve() };
  await queue.send(db, "read-call", [one, broken, two]);
  await queue.work({
    "fetch-recording": nothing,
    "read-cost": nothing,
    "read-call": {
      atOnce: 8,
      carryOut: (callIds) => {
        tried.push(callIds);
        return callIds.includes(broken) ? Promise.reject(new Error("broken")) : Promise.resolve();
      },
    },
  });
  await expect.poll(() => tried.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(4);
  expect(tried[0]).toEqual(expect.arrayContaining([one, two, broken]));
  expect(tried.slice(1, 4)).toEqual(expect.arrayContaining([[one], [two], [broken]]));
  // Only failed jobs are retried.
  await expect.poll(() => tried.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(5);
  expect(tried.slice(4).flat()).not.toContain(one);
});
