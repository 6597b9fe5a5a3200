import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";

import { companyOf, makeItems, payOnly } from "../../engine/testing/campaign.ts";
import { callsRead } from "../../testing/callsRead.ts";
import { nextYear } from "../../testing/nextYear.ts";
import { people } from "../../testing/people.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { readNumbersUnderWay, readScheduledTimes } from "./callsUnderWay.ts";
import { findWaitingWork, isAnyWaiting } from "./waitingCalls.ts";

const many = 2_000;
const few = 10;

// No process dials here.
const server = await startTestServer({ env: { CALLWRIGHT_ROLE: "server" } });
afterAll(() => server[Symbol.asyncDispose]());
const { db } = server.context;
const companyId = await companyOf(db, people.seller);
await payOnly(db, companyId, 1_000);
const phoneBookIds = await makeItems(db, companyId, many);
await sql`analyze`.execute(db);
const seller = await server.signIn(people.seller);

it("to see whether items have a call for this time, only their own calls are read, however many are scheduled", async () => {
  const { status } = await seller.post("/v1/calls/start", {
    phoneBookIds,
    type: "CALL_LATER",
    cronDate: `${nextYear}-07-01T09:30`,
  });
  expect(status).toBe(200);
  const scheduled = await db
    .selectFrom("calls")
    .select(["phone_book_id", "start_at"])
    .where("phone_book_id", "in", phoneBookIds.slice(0, few))
    .execute();
  const times = scheduled.map(({ phone_book_id: id, start_at: at }) => ({ phoneBookId: id!, startAt: at! }));
  const never = times.map((time) => ({ ...time, startAt: new Date(0) }));
  expect(
    await callsRead(db, async (trx) => expect(await readScheduledTimes(trx, times)).toHaveLength(few)),
  ).toBeLessThan(5 * few);
  expect(await callsRead(db, async (trx) => expect(await readScheduledTimes(trx, never)).toEqual([]))).toBeLessThan(
    5 * few,
  );
});

it("to see that no call is due, none is read, although nearly all calls are scheduled", async () => {
  await sql`analyze calls`.execute(db);
  const longAgo = new Date(0);
  const read = await callsRead(db, async (trx) => {
    expect(await findWaitingWork(trx, longAgo)).toEqual({ isAnyExpired: false, isAnyDue: false, isAnyQueued: false });
  });
  expect(read).toBeLessThan(few);
});

it("to see whether people are on the line, only their own calls are read, however many wait", async () => {
  const { status } = await seller.post("/v1/calls/start", { phoneBookIds });
  expect(status).toBe(200);
  const waiting = await db
    .selectFrom("calls")
    .select(["seller_company_id as companyId", "contact_phone_number as phoneNumber"])
    .where("status", "=", "QUEUED")
    .where("phone_book_id", "in", phoneBookIds.slice(0, few))
    .execute();
  expect(waiting).toHaveLength(few);
  expect(
    await callsRead(db, async (trx) => expect(await readNumbersUnderWay(trx, waiting)).toHaveLength(few)),
  ).toBeLessThan(5 * few);
});

it("to see that calls wait for a line, one of them is read, however many wait", async () => {
  const read = await callsRead(db, async (trx) => expect(await isAnyWaiting(trx, [], new Date())).toBe(true));
  expect(read).toBeLessThan(few);
});
