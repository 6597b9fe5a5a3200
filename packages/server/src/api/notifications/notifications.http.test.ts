import type { Schemas } from "@callwright/sdk/contract";
import { sql, type ExpressionBuilder } from "kysely";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";

import { makeItem, watchCalls } from "../../engine/testing/callCenter.ts";
import { companyOf, makeItems, payOnly } from "../../engine/testing/campaign.ts";
import { readCalls } from "../../engine/readCalls.ts";
import { finishedCall } from "../../engine/testing/finishedCall.ts";
import { publishBalance } from "../../events/publishBalance.ts";
import { mailNotifications } from "../../notifications/mailNotifications.ts";
import { tellDueCallbacks } from "../../notifications/tellDueCallbacks.ts";
import { appendEntry, lockAccount } from "../../store/ledger.ts";
import type { Tables } from "../../store/tables.ts";
import { mailsTo } from "../../testing/mailbox.ts";
import { movableClock } from "../../testing/movableClock.ts";
import { people } from "../../testing/people.ts";
import { readEvents } from "../../testing/readEvents.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";

const clock = movableClock(`${new Date().toISOString().slice(0, 10)}T08:00:00Z`);
// The simulator's calls end at once.
const server = await startTestServer({ env: { CALLWRIGHT_SIM_SPEED: "100" }, clock, processes: 1 });
afterAll(() => server[Symbol.asyncDispose]());

const { db } = server.context;
const companyId = await companyOf(db, people.seller);
// Otherwise, calls of the demo in progress would be notified, too.
await db
  .updateTable("calls")
  .set({ status: "CANCELLED", ended_at: clock.now() })
  .where("ended_at", "is", null)
  .execute();
const crm = "https://crm.example.com";
const patience = { timeout: 20_000 };

beforeEach(async () => {
  await db.deleteFrom("notifications").execute();
  await db.deleteFrom("notification_choices").execute();
  await db.deleteFrom("notification_mails").execute();
  await db.deleteFrom("due_callbacks").execute();
});

const list = async (client: TestClient, query = "") =>
  (await client.get<Schemas["NotificationList"]>(`/v1/notifications${query}`)).body;
/** Of one kind, because callbacks of others may become due meanwhile. */
const listOf = async (client: TestClient, kind: Schemas["NotificationKind"]) =>
  (await list(client)).items.filter((item) => item.kind === kind);
const profileOf = async (client: TestClient) => (await client.get<Schemas["CurrentUser"]>("/v1/users/profile/me")).body;
const mark = (client: TestClient, body: object = {}) =>
  client.post<Schemas["NotificationsMarked"]>("/v1/notifications/read", body);
const choose = (client: TestClient, ...choices: Schemas["NotificationChoice"][]) =>
  client.patch<Schemas["NotificationChoices"]>("/v1/notifications/choices", { choices });
const mailed = { kind: "POSITIVE_ANSWER", isShown: true, isMailed: true } as const;

async function start(client: TestClient, body: object): Promise<string[]> {
  const { body: result } = await client.post<Schemas["StartCallsResult"]>("/v1/calls/start", body);
  return result.items.flatMap(({ callId }) => callId ?? []);
}

/** A person says yes in a call that a person or a widget started. */
async function sayYes(client: TestClient): Promise<string> {
  await using calls = watchCalls(server);
  const seller = await server.signIn(people.seller);
  const { id } = await makeItem(seller);
  const [callId = ""] = await start(client, { phoneBookIds: [id] });
  await calls.untilEnded([callId]);
  return callId;
}

async function widget(): Promise<TestClient> {
  const seller = await server.signIn(people.seller);
  const key = await seller.post<Schemas["ApiKeyWithSecret"]>("/v1/api-keys", { name: "CRM", allowedOrigins: [crm] });
  const session = await server.anonymous
    .with({ "x-api-key": key.body.secret })
    .post<Schemas["EmbedSession"]>("/v1/embed-sessions", { allowedWidgets: ["call-center"], origin: crm });
  return server.anonymous.with({ authorization: `Bearer ${session.body.token}`, origin: crm });
}

async function leaveBalance(left: bigint): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { balanceMicros } = await lockAccount(trx, companyId);
    const change = left - balanceMicros;
    await appendEntry(trx, companyId, clock.now(), { kind: change > 0n ? "DEPOSIT" : "SPEND", amountMicros: change });
    await publishBalance(server.context, trx, companyId);
  });
}

const after = (minutes: number) => clock.moveTo(new Date(clock.now().getTime() + minutes * 60_000).toISOString());

describe("a positive answer", () => {
  it("is told once to who started the call, on every device at once, and to nobody else", async () => {
    await payOnly(db, companyId, 100);
    const [seller, master] = await Promise.all([server.signIn(people.seller), server.signIn(people.master)]);
    await using phone = await readEvents(seller);
    await using others = await readEvents(master);
    const callId = await sayYes(seller);

    const { items, metaData } = await list(seller);
    expect(items).toMatchObject([
      {
        kind: "POSITIVE_ANSWER",
        readAt: null,
        campaign: null,
        call: { id: callId, contact: "Ingrid Solberg", potentialCustomer: expect.any(String) as string },
        sellerCompany: { id: companyId },
      },
    ]);
    expect(metaData).toEqual({ totalCount: 1, unreadCount: 1 });
    await vi.waitFor(async () => {
      expect(await phone.next()).toMatchObject({
        type: "notifications.changed",
        notification: { call: { id: callId } },
      });
    }, patience);

    expect(await list(master)).toMatchObject({ items: [], metaData: { unreadCount: 0 } });
    // The next notification of the master account concerns the company.
    await leaveBalance(50_000_000n);
    const heard: (Schemas["LiveEvent"] | undefined)[] = [];
    while (!heard.some((event) => event?.type === "balance.updated" && event.balance === 50))
      heard.push(await others.next());
    expect(heard.map((event) => event?.type)).not.toContain("notifications.changed");
  });

  it("of a partner's widget is told to the master accounts of the company, for no person started it", async () => {
    const [seller, master] = await Promise.all([server.signIn(people.seller), server.signIn(people.master)]);
    const callId = await sayYes(await widget());
    expect((await list(master)).items).toMatchObject([{ kind: "POSITIVE_ANSWER", call: { id: callId } }]);
    expect((await list(seller)).items).toEqual([]);
  });

  it("is not told to whom chose not to be shown it", async () => {
    const seller = await server.signIn(people.seller);
    await choose(seller, { kind: "POSITIVE_ANSWER", isShown: false, isMailed: false });
    await sayYes(seller);
    expect((await list(seller)).items).toEqual([]);
  });
});

it("a scheduled call that could not be made is told with the reason", async () => {
  const seller = await server.signIn(people.seller);
  const { id } = await makeItem(seller);
  const [callId = ""] = await start(seller, {
    phoneBookIds: [id],
    type: "CALL_LATER",
    cronDate: `${new Date(clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10)}T11:00`,
  });
  await seller.post("/v1/calls/pause", {});
  // Later than the latest time at which it may be made.
  after(3 * 24 * 60);
  const again = await server.signIn(people.seller);
  await expect
    .poll(() => listOf(again, "SCHEDULED_CALL_FAILED"), patience)
    .toMatchObject([{ call: { id: callId, failureReason: { code: "EXPIRED" } } }]);
  await again.post("/v1/calls/resume", {});
});

describe("somebody who wants to be called", () => {
  /** A call of the seller in which the person says this. */
  async function promise(): Promise<{ callId: string; dueAt: Date; seller: TestClient }> {
    const seller = await server.signIn(people.seller);
    const said = [
      { role: "ASSISTANT" as const, content: "May we call you again?" },
      { role: "CONTACT" as const, content: "Please call me back tomorrow at 3 pm." },
    ];
    const callId = await finishedCall(server.context, said, "NEUTRAL");
    await db
      .updateTable("calls")
      .set({ created_by_user_id: (await profileOf(seller)).id, seller_company_id: companyId })
      .where("id", "=", callId)
      .execute();
    await readCalls(server.context, [callId]);
    const { due_at: dueAt } = await db
      .selectFrom("due_callbacks")
      .select("due_at")
      .where("call_id", "=", callId)
      .executeTakeFirstOrThrow();
    return { callId, dueAt, seller };
  }

  it("is told at that time, once, to who started the call", async () => {
    const { callId, dueAt, seller } = await promise();
    await tellDueCallbacks(server.context);
    expect((await list(seller)).items).toEqual([]);
    clock.moveTo(new Date(dueAt.getTime() + 1000).toISOString());
    await Promise.all([tellDueCallbacks(server.context), tellDueCallbacks(server.context)]);
    const again = await server.signIn(people.seller);
    const told = await listOf(again, "CALLBACK_DUE");
    expect(told.filter(({ call }) => call?.id === callId)).toHaveLength(1);
  });

  it("is not told once a call to the number was scheduled", async () => {
    const { callId, dueAt, seller } = await promise();
    const called = await db.selectFrom("calls").selectAll().where("id", "=", callId).executeTakeFirstOrThrow();
    const { id } = await makeItem(seller, { phoneNumber: called.contact_phone_number });
    const [later = ""] = await start(seller, {
      phoneBookIds: [id],
      type: "CALL_LATER",
      cronDate: `${new Date(dueAt.getTime() + 2 * 86_400_000).toISOString().slice(0, 10)}T11:00`,
    });
    expect(later).not.toBe("");
    clock.moveTo(new Date(dueAt.getTime() + 1000).toISOString());
    await tellDueCallbacks(server.context);
    const again = await server.signIn(people.seller);
    const told = await listOf(again, "CALLBACK_DUE");
    expect(told.filter(({ call }) => call?.id === callId)).toEqual([]);
    await again.post("/v1/calls/cancel", { callIds: [later] });
  });
});

it("a campaign that is done is told once to who started it, and not call by call", async () => {
  await payOnly(db, companyId, 100);
  const seller = await server.signIn(people.seller);
  const phoneBookIds = await makeItems(db, companyId, 3, ["00", "01", "00"]);
  await using calls = watchCalls(server);
  const callIds = await start(seller, { phoneBookIds, campaign: { name: "Spring" } });
  await calls.untilEnded(callIds);
  after(1);
  await expect
    .poll(async () => (await list(seller)).items, patience)
    .toMatchObject([{ kind: "CAMPAIGN_DONE", call: null, campaign: { name: "Spring" } }]);
});

it("a balance that falls is told once to the master accounts, and again when it was filled up and fell anew", async () => {
  const [seller, master] = await Promise.all([server.signIn(people.seller), server.signIn(people.master)]);
  for (const left of [1_500_000n, 1_000_000n, 10_000_000n, 1_900_000n]) await leaveBalance(left);
  expect((await list(master)).items.map(({ kind }) => kind)).toEqual(["BALANCE_LOW", "BALANCE_LOW"]);
  expect((await list(seller)).items).toEqual([]);
  await leaveBalance(100_000_000n);
});

describe("what was read", () => {
  it("is read on every device, can be unread again, and is nobody else's to mark", async () => {
    const [seller, master] = await Promise.all([server.signIn(people.seller), server.signIn(people.master)]);
    await sayYes(seller);
    await sayYes(seller);
    const [newest, oldest] = (await list(seller)).items;
    const ids = [newest?.id ?? ""];

    expect((await mark(master, { ids })).body).toEqual({ unreadCount: 0 });
    expect((await list(seller)).metaData.unreadCount).toBe(2);

    await using otherDevice = await readEvents(seller);
    expect((await mark(seller, { ids })).body).toEqual({ unreadCount: 1 });
    // The calls may still get their recordings, which is told in between.
    let event = await otherDevice.next();
    while (event && event.type !== "notifications.changed") event = await otherDevice.next();
    expect(event).toMatchObject({ type: "notifications.changed", notification: null });
    expect((await list(seller, "?isUnread=true")).items.map(({ id }) => id)).toEqual([oldest?.id]);
    expect((await mark(seller, { ids, isRead: false })).body).toEqual({ unreadCount: 2 });
    expect((await mark(seller)).body).toEqual({ unreadCount: 0 });
    expect((await list(seller)).items.every(({ readAt }) => readAt !== null)).toBe(true);
  });

  it("is not shown to who does not belong to the company any more", async () => {
    const master = await server.signIn(people.master);
    await sayYes(await widget());
    const membership = { user_id: (await profileOf(master)).id, seller_company_id: companyId };
    const isIt = (where: ExpressionBuilder<Tables, "seller_company_users">) => where.and(membership);
    await db.deleteFrom("seller_company_users").where(isIt).execute();
    expect(await list(master)).toMatchObject({ items: [], metaData: { unreadCount: 0 } });
    await db
      .insertInto("seller_company_users")
      .values({ ...membership, position: 0 })
      .execute();
    expect((await list(master)).items).toHaveLength(1);
  });
});

describe("a mail", () => {
  it("is sent after two minutes to whom chose so, in their language; what was read before is in none", async () => {
    const seller = await server.signIn(people.seller);
    await db.updateTable("users").set({ language: "tr" }).where("email", "=", people.seller).execute();
    await choose(seller, mailed);
    await sayYes(seller);
    await mark(seller);
    const callId = await sayYes(seller);
    await mailNotifications(server.context);
    expect(await about(people.seller)).toEqual([]);
    after(3);
    await mailNotifications(server.context);
    const [mail] = await about(people.seller);
    expect(mail?.subject).toMatch(/^Olumlu cevap: Ingrid Solberg, /);
    expect(mail?.text).toContain(`/all-calls?openCallId=${callId}`);
  });

  it("comes at most once in a quarter of an hour, with all that is new", async () => {
    const seller = await server.signIn(people.seller);
    await choose(seller, mailed);
    await sayYes(seller);
    after(3);
    await mailNotifications(server.context);
    const count = (await about(people.seller)).length;
    await sayYes(seller);
    await sayYes(seller);
    after(5);
    await mailNotifications(server.context);
    expect(await about(people.seller)).toHaveLength(count);
    after(11);
    await mailNotifications(server.context);
    const [mail, ...earlier] = await about(people.seller);
    expect(earlier).toHaveLength(count);
    expect(mail?.text.match(/Ingrid Solberg/g)).toHaveLength(2);
  });

  it("lists fifty, and says how many there are and how many it does not list", async () => {
    const master = await server.signIn(people.master);
    const { id: userId } = await profileOf(master);
    await sql`insert into notifications (id, user_id, seller_company_id, kind, about, created_at, mail_due_at)
      select gen_random_uuid(), ${userId}, ${companyId}, 'BALANCE_LOW', 'fall ' || n, ${clock.now()}, ${clock.now()}
      from generate_series(1, 63) n`.execute(db);
    await mailNotifications(server.context);
    const [mail] = await mailsTo(server, people.master);
    expect(mail?.subject).toBe("63 things happened in your calls");
    expect(mail?.text.match(/• The balance is low/g)).toHaveLength(50);
    expect(mail?.text).toContain("and 13 more");
  });

  const about = async (address: string) =>
    (await mailsTo(server, address)).filter(({ text }) => /Ingrid Solberg/.test(text));
});

it("choices begin with everything shown and nothing mailed, change alone, and refuse what contradicts itself", async () => {
  const seller = await server.signIn(people.seller);
  const read = async () => (await seller.get<Schemas["NotificationChoices"]>("/v1/notifications/choices")).body.choices;
  const shown = { isShown: true, isMailed: false };
  expect(await read()).toEqual([
    { kind: "POSITIVE_ANSWER", ...shown },
    { kind: "CALLBACK_DUE", ...shown },
    { kind: "SCHEDULED_CALL_FAILED", ...shown },
    { kind: "CAMPAIGN_DONE", ...shown },
    { kind: "BALANCE_LOW", ...shown },
  ]);
  expect((await choose(seller, mailed)).body.choices[0]).toEqual(mailed);
  expect((await choose(seller, { ...mailed, isShown: false })).body).toMatchObject({
    errors: { choices: "What is mailed is shown, too." },
  });
  expect((await choose(seller, mailed, mailed)).body).toMatchObject({
    errors: { choices: "Each kind can be chosen once." },
  });
  expect((await read())[0]).toEqual(mailed);
});

it("is for people: a partner's widget has none", async () => {
  expect((await (await widget()).get("/v1/notifications")).status).toBe(403);
});
