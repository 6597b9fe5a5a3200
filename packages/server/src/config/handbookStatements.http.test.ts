import { readFileSync } from "node:fs";

import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";

import { mailCausedBy, tokenIn } from "../testing/mailbox.ts";
import { people } from "../testing/people.ts";
import { startTestServer } from "../testing/startTestServer.ts";

const handbook = readFileSync(new URL("../../../../docs/operating.md", import.meta.url), "utf8");
const statements = [...handbook.matchAll(/`((?:select|insert|update|delete) [^`]+)`/g)].map(([, text = ""]) => text);
const tried = new Set<string>();

const server = await startTestServer();
afterAll(() => server[Symbol.asyncDispose]());
const { db, ids } = server.context;
const seller = await server.signIn(people.seller);

/**
 * Carries out the only statement of the handbook with this beginning, as an operator would: with a value for its
 * placeholder.
 */
async function carryOut(beginning: string, value?: string): Promise<Record<string, unknown>[]> {
  const [statement = "", ...others] = statements.filter((text) => text.startsWith(beginning));
  expect(others).toEqual([]);
  tried.add(statement);
  const filled = value === undefined ? statement : statement.replace(/'…'|…/, `'${value}'`);
  return (await sql<Record<string, unknown>>`${sql.raw(filled)}`.execute(db)).rows;
}

it("the first administrator comes from a person who signed up", async () => {
  const person = { name: "Ada", surname: "Byron", email: "ada@callwright.test", password: "Callwright1" };
  const mail = await mailCausedBy(server, person.email, () =>
    server.anonymous.post("/v1/auth/register", { user: person }),
  );
  await server.anonymous.post("/v1/auth/verify-email", { token: tokenIn(mail) });
  expect((await (await server.signIn(person.email)).get("/v1/users")).status).toBe(403);
  await carryOut("update users", person.email);
  expect((await (await server.signIn(person.email)).get("/v1/users")).status).toBe(200);
});

it("a promo code of one's own gives each company its worth, once", async () => {
  await carryOut("insert into promo_codes");
  const redeem = () => seller.post<Schemas["PromoCodeRedemption"]>("/v1/promo-codes/redeem", { code: "SPRING" });
  const { status, body } = await redeem();
  expect([status, body.amount]).toEqual([200, 10]);
  expect((await redeem()).status).toBe(409);
});

it("the promo codes of development are ended", async () => {
  await carryOut("update promo_codes");
  const { body } = await seller.post("/v1/promo-codes/redeem", { code: "FAIR25" });
  expect(body.code).toBe("PROMO_CODE_EXPIRED");
});

it("everybody's calls are paused and resumed where no server answers", async () => {
  const isPaused = async () => (await seller.get<Schemas["CallPause"]>("/v1/calls/pause")).body.isPaused;
  expect(await isPaused()).toBe(false);
  await carryOut("insert into call_pauses");
  expect(await isPaused()).toBe(true);
  await carryOut("delete from call_pauses");
  expect(await isPaused()).toBe(false);
});

it("the ledger is compared with its own sums", async () => {
  expect(await carryOut("select count(*)")).toEqual([{ count: 0n }]);
  await sql`alter table ledger_entries disable trigger ledger_append_only`.execute(db);
  await sql`update ledger_entries set amount_micros = amount_micros + 1
    where position = (select max(position) from ledger_entries)`.execute(db);
  expect(await carryOut("select count(*)")).toEqual([{ count: 1n }]);
});

it("mails that were given up are sent after all", async () => {
  const now = new Date();
  const letter = { recipient: people.seller, subject: "Late", text_body: "", html_body: "" };
  const givenUp = { id: ids.next(), attempts: 9, last_error: "550", created_at: now, due_at: now, given_up_at: now };
  await db
    .insertInto("mail_outbox")
    .values({ ...letter, ...givenUp })
    .execute();
  await carryOut("update mail_outbox");
  expect(await db.selectFrom("mail_outbox").select(["id", "given_up_at"]).execute()).toEqual([
    { id: givenUp.id, given_up_at: null },
  ]);
});

it("calls with somebody go with conversation and recording when that person wants to be forgotten", async () => {
  const call = await db
    .selectFrom("calls")
    .select(["id", "contact_phone_number as number"])
    .where("status", "=", "COMPLETED")
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("call_recordings")
    .values({ call_id: call.id, wav: Buffer.alloc(1), duration_seconds: 1, peaks: "[]" })
    .onConflict((known) => known.doNothing())
    .execute();
  await carryOut("delete from calls", call.number);
  expect(await db.selectFrom("calls").select("id").where("contact_phone_number", "=", call.number).execute()).toEqual(
    [],
  );
  expect(await db.selectFrom("call_recordings").select("call_id").where("call_id", "=", call.id).execute()).toEqual([]);
});

it("no other statement stands in the handbook", () => {
  expect(statements.filter((text) => !tried.has(text))).toEqual([]);
});
