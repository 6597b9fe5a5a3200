import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";
import { afterAll, expect, it, vi } from "vitest";

import type { Carrier, CarrierEvent, CarrierTraits } from "../../engine/carriers/port.ts";
import { takeEvents } from "../../engine/receiveCarrierEvents.ts";
import { ensureRecording } from "../../engine/recordings.ts";
import { callPlaces, makeItem } from "../../engine/testing/callCenter.ts";
import { companyOf, payOnly } from "../../engine/testing/campaign.ts";
import { withCarrier } from "../../engine/testing/withCarrier.ts";
import { keepHouse } from "../../housekeeping.ts";
import { takePaymentEvent } from "../../payments/takePaymentEvent.ts";
import { fromUsd } from "../../domain/money.ts";
import { readCall } from "../../store/calls/calls.ts";
import { people } from "../../testing/people.ts";
import { startServerForTest, startTestServer } from "../../testing/startTestServer.ts";

const server = await startTestServer({ env: { CALLWRIGHT_SIM_SPEED: "200" }, processes: 1 });
afterAll(() => server[Symbol.asyncDispose]());
const { db, clock } = server.context;

it("money outlives a company: it is refused while some is left, settled by name, and its books stay for the years of the law", async () => {
  const companyId = await companyOf(db, people.seller);
  const [seller, admin] = [await server.signIn(people.seller), await server.signIn(people.admin)];
  await payOnly(db, companyId, 40);
  const { id } = await makeItem(seller);
  const start = (body: object) =>
    seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds: [id], ...body });
  const callId = (await start({})).body.items[0]?.callId ?? "";
  const calls = `/v1/calls/history/${callId}`;
  await expect
    .poll(async () => (await seller.get<Schemas["Call"]>(calls)).body.voiceRecord, { timeout: 30_000 })
    .toBe(true);
  const later =
    (
      await start({
        type: "CALL_LATER",
        cronDate: `${new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)}T10:30`,
      })
    ).body.items[0]?.callId ?? "";
  const balance = await callPlaces(server, seller).balance();
  const entries = () =>
    db.selectFrom("ledger_entries").selectAll().where("seller_company_id", "=", companyId).execute();
  const before = await entries();

  const refused = await admin.delete(`/v1/seller-companies/${companyId}`);
  expect([refused.status, refused.body.code]).toEqual([409, "BALANCE_LEFT"]);
  expect(refused.body.message).toContain("left");
  const together = await admin.post("/v1/seller-companies/bulk/delete", { ids: [companyId] });
  expect([together.status, together.body.code]).toEqual([409, "BALANCE_LEFT"]);
  expect(await entries()).toEqual(before);

  expect((await admin.delete(`/v1/seller-companies/${companyId}?balance=PAID_OUT`)).status).toBe(204);
  expect((await admin.get(`/v1/seller-companies/${companyId}`)).status).toBe(404);
  const books = await admin.get<Schemas["TransactionList"]>(
    `/v1/transactions?sellerCompanyIds=${companyId}&perPage=100`,
  );
  const [last] = books.body.items;
  expect(last).toMatchObject({ type: "SPEND", amount: balance, balance: 0, sellerCompany: { id: companyId } });
  expect(last?.description).toMatch(/^Balance paid out when the company was deleted, by \S+/);
  expect((await entries()).slice(0, before.length)).toEqual(before);

  const kept = await admin.get<Schemas["CallDetail"]>(calls);
  expect(kept.body).toMatchObject({
    status: "COMPLETED",
    sellerCompany: { id: companyId },
    contact: { name: "Ingrid" },
    conversation: [],
    recording: null,
    phoneBook: null,
  });
  expect((await admin.get<Schemas["CallDetail"]>(`/v1/calls/history/${later}`)).body.status).toBe("CANCELLED");
  expect((await seller.get(calls)).status).toBe(404);

  const after = (days: number) => ({ now: () => new Date(clock.now().getTime() + days * 86_400_000) });
  await keepHouse({ db, clock: after(91) });
  const nameless = await (await server.signIn(people.admin)).get<Schemas["CallDetail"]>(calls);
  expect(nameless.body).toMatchObject({ status: "COMPLETED", contact: { name: null, phoneNumber: "+47xxxxxxxx" } });
  expect(nameless.body.potentialCustomerCompany.name).toBe("-");
  expect(await entries()).toHaveLength(before.length + 1);
  const removedAt = () =>
    db
      .selectFrom("archived_companies")
      .select("pseudonymised_at")
      .where("id", "=", companyId)
      .executeTakeFirstOrThrow();
  const once = await removedAt();
  await keepHouse({ db, clock: after(92) });
  expect(await removedAt(), "its calls are not written anew each time for ten years").toEqual(once);
  await keepHouse({ db, clock: after(11 * 366) });
  expect(await entries()).toEqual([]);
  const { rows } = await sql`select from calls where seller_company_id = ${companyId}::uuid`.execute(db);
  expect(rows).toEqual([]);
});

it("words and sound that a carrier brings after the company was deleted are not kept", async () => {
  await using slow = await startTestServer({ env: { CALLWRIGHT_SIM_SPEED: "0.01" }, processes: 1 });
  const { context } = slow;
  const [seller, admin] = [await slow.signIn(people.seller), await slow.signIn(people.admin)];
  const { id } = await makeItem(seller);
  const started = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds: [id] });
  const callId = started.body.items[0]?.callId ?? "";
  const call = () => readCall(context.db, callId);
  await expect.poll(async () => (await call())?.dialled_at, { timeout: 20_000 }).toBeTruthy();
  const traits: CarrierTraits = { ...context.carrier.traits, conversation: "later" };
  const conversation = [{ role: "CONTACT" as const, content: "Sounds good, send me a quote.", startSecond: 1 }];
  const take = async (carrier: Partial<Carrier>, type: CarrierEvent["type"], more: Partial<CarrierEvent> = {}) => {
    const engine = withCarrier(context, { traits, ...carrier });
    const at = new Date().toISOString();
    await takeEvents(engine, engine.carrier, [{ id: `late-${type}`, callId, carrierCallId: "c", type, at, ...more }]);
  };
  await take({ read: () => Promise.resolve({ events: [], conversation: [] }) }, "ENDED", {
    outcome: "COMPLETED",
    durationSeconds: 30,
  });
  expect(await call()).toMatchObject({ status: "COMPLETED", answer: "IN_PROGRESS" });
  const onTheLine = { call_id: callId, carrier_call_id: "c", events: "[]", alive_at: new Date() };
  await context.db
    .insertInto("sip_calls")
    .values({ ...onTheLine, recording: Buffer.from("RIFF") })
    .execute();
  const said = { id: crypto.randomUUID(), call_id: callId, kind: "SAY", state: "DONE", author: "user:1" } as const;
  await context.db
    .insertInto("call_interventions")
    .values({
      ...said,
      author_name: "Elif Kaya",
      content: "Hi",
      target_name: null,
      target_number: null,
      at: new Date(),
    })
    .execute();
  expect(
    (await admin.delete(`/v1/seller-companies/${(await call())?.seller_company_id}?balance=WRITTEN_OFF`)).status,
  ).toBe(204);

  await take({ read: () => Promise.resolve({ events: [], conversation }) }, "CONVERSATION_READY");
  await take({}, "RECORDING_READY");
  expect(await call()).toMatchObject({ answer: "NEUTRAL", has_recording: false });
  const inbox = context.db.selectFrom("carrier_inbox").select("state").where("call_id", "=", callId);
  expect(new Set((await inbox.execute()).map(({ state }) => state))).toEqual(new Set(["APPLIED"]));
  const readRecording = () => Promise.resolve({ wav: Buffer.from("RIFF"), durationSeconds: 1, peaks: [0] });
  await ensureRecording(withCarrier(context, { readRecording }), callId);
  const tables = ["call_turns", "call_interventions", "call_recordings", "sip_calls"] as const;
  for (const table of tables) {
    const kept = await context.db.selectFrom(table).select("call_id").where("call_id", "=", callId).execute();
    expect(kept, table).toEqual([]);
  }
});

it("what is paid after the company was deleted is credited to its books and reported, and a stranger's payment too", async () => {
  const lines: string[] = [];
  const other = await startServerForTest({ processes: 1 });
  const { context } = other;
  vi.spyOn(context.logger, "error").mockImplementation(
    (_: unknown, message?: string) => void lines.push(message ?? ""),
  );
  const companyId = await companyOf(context.db, people.freeSeller);
  const seller = await other.signIn(people.freeSeller);
  const made = await seller.post<Schemas["Deposit"]>("/v1/transactions/deposit", { amount: 25 });
  expect(made.status).toBe(201);
  const { id: transactionId } = await context.db
    .selectFrom("transactions")
    .select("id")
    .where("seller_company_id", "=", companyId)
    .where("status", "=", "INCOMPLETE")
    .executeTakeFirstOrThrow();
  const admin = await other.signIn(people.admin);
  expect((await admin.delete(`/v1/seller-companies/${companyId}?balance=WRITTEN_OFF`)).status).toBe(204);

  const paid = { id: "evt_late", transactionId, type: "PAID" as const, amountMicros: fromUsd(25), currency: "usd" };
  await takePaymentEvent(context, paid);
  await takePaymentEvent(context, paid);
  const books = await admin.get<Schemas["TransactionList"]>(
    `/v1/transactions?sellerCompanyIds=${companyId}&perPage=100`,
  );
  expect(books.body.items.find(({ id }) => id === transactionId)).toMatchObject({ status: "COMPLETED", balance: 25 });
  expect(lines).toEqual(["money moved for a company that was deleted"]);
  await takePaymentEvent(context, { ...paid, id: "evt_odd", transactionId: crypto.randomUUID() });
  expect(lines).toContain("a payment has no deposit here");
});
