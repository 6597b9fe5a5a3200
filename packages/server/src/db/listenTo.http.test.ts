import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";

import { createLogger } from "../logger.ts";
import { createTestDatabase, type TestDatabase } from "../testing/databases.ts";
import { listener } from "./listenTo.ts";
import { openPool } from "./pool.ts";

const logger = createLogger("silent");
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject("cluster"));
});
afterAll(() => database[Symbol.asyncDispose]());

it("a process hears all its channels over one connection, also after it was lost", async () => {
  const location = { connectionString: database.url };
  await using stack = new AsyncDisposableStack();
  const pool = stack.adopt(openPool(location, { max: 1, logger }), (one) => one.end());
  const listenTo = listener({ location, logger, cutAll: () => {} });
  const notify = (channel: string, payload: string) => pool.query("select pg_notify($1, $2)", [channel, payload]);
  const connections = async () => {
    const { rows } = await pool.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and application_name = 'callwright notices'",
    );
    return rows.map(({ pid }) => pid);
  };
  const [calls, events] = [vi.fn(), vi.fn()];
  const [first, second] = await Promise.all([listenTo("calls", calls), listenTo("events", events)]);
  const before = await connections();
  expect(before).toHaveLength(1);
  await notify("calls", "one");
  await expect.poll(() => calls).toHaveBeenLastCalledWith("one");
  // What was said before it listened may have been missed.
  expect(events.mock.calls).toEqual([[]]);

  await pool.query("select pg_terminate_backend($1)", before);
  await expect.poll(() => events.mock.calls).toEqual([[], []]);
  expect(calls).toHaveBeenLastCalledWith();
  await notify("events", "two");
  await expect.poll(() => events).toHaveBeenLastCalledWith("two");
  expect(await connections()).toHaveLength(1);

  await first[Symbol.asyncDispose]();
  await notify("events", "three");
  await expect.poll(() => events).toHaveBeenLastCalledWith("three");
  await second[Symbol.asyncDispose]();
  await expect.poll(connections).toEqual([]);
});
