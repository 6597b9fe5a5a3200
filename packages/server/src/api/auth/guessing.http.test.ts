import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";

import { askForReset, mailsTo, tokenIn } from "../../testing/mailbox.ts";
import { standingClock } from "../../testing/movableClock.ts";
import { people } from "../../testing/people.ts";
import { startTestServer } from "../../testing/startTestServer.ts";

const clock = standingClock("2027-03-01T09:00:00Z");
const server = await startTestServer({
  env: { CALLWRIGHT_RATE_LIMIT_SCALE: "1", TRUSTED_PROXIES: "1" },
  clock,
  processes: 1,
});
afterAll(() => server[Symbol.asyncDispose]());

const wait = (seconds: number) => clock.moveTo(new Date(clock.now().getTime() + seconds * 1000).toISOString());
let lastAddress = 0;
const somewhere = () => `198.51.${Math.floor((lastAddress += 1) / 250)}.${lastAddress % 250}`;
const at = (ip: string, cookie = "") => server.anonymous.with({ "x-forwarded-for": ip, ...(cookie && { cookie }) });
const login = (ip: string, email: string, password: string, cookie?: string) =>
  at(ip, cookie).post<Schemas["Session"]>("/v1/auth/login", { email, password });
const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
const right = "Callwright1";
/** The cookies that a browser sends back. */
const cookieOf = ({ headers }: { headers: Headers }) => /^[^;]+/.exec(headers.get("set-cookie") ?? "")?.[0] ?? "";

/** Guesses from so many addresses that the account is closed to unknown devices. */
async function besiege(email: string): Promise<void> {
  for (let nth = 0; nth < 30; nth += 1) {
    if ((await login(somewhere(), email, "Guess1")).status === 429) return;
  }
  throw new Error("Nobody minds.");
}

describe("who guesses at somebody's password", () => {
  it("waits twice as long each time, after five that are free", async () => {
    const stranger = somewhere();
    const guess = () => login(stranger, people.master, "Guess1");
    for (let nth = 0; nth < 5; nth += 1) expect(await statusOf(guess())).toBe(401);
    for (const seconds of [1, 2, 4, 8, 16]) {
      const { status, headers } = await guess();
      expect({ seconds, status }).toEqual({ seconds, status: 429 });
      expect(Number(headers.get("retry-after"))).toBe(seconds);
      wait(seconds + 60);
      expect(await statusOf(guess())).toBe(401);
    }
  });

  it("does not lock the account for its owner elsewhere, guess as they may from one place", async () => {
    const stranger = somewhere();
    for (let second = 0; second < 900; second += 20) {
      wait(20);
      await login(stranger, people.seller, "Guess1");
    }
    expect(await statusOf(login(somewhere(), people.seller, right))).toBe(200);
  });

  it("from many places closes it to strangers, and the owner's own device still gets in", async () => {
    const first = await login(somewhere(), people.representative, right);
    const cookie = cookieOf(first);
    expect(first.headers.get("set-cookie")).toMatch(/; Path=\/v1\/auth; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    await besiege(people.representative);
    expect(await statusOf(login(somewhere(), people.representative, right))).toBe(429);
    const back = await login(somewhere(), people.representative, right, cookie);
    expect(back.status).toBe(200);
    // It also knows the other people who sign in there.
    const both = cookieOf(await login(somewhere(), people.newcomer, right, cookieOf(back)));
    expect(await statusOf(login(somewhere(), people.representative, right, both))).toBe(200);
    // A device of another account is unknown here, and so is an invented one.
    const other = cookieOf(await login(somewhere(), people.admin, right));
    for (const strange of [other, `${cookie}x`, "callwright_device=a.b.c"])
      expect(await statusOf(login(somewhere(), people.representative, right, strange))).toBe(429);
  });

  it("on a known device waits as well", async () => {
    const cookie = cookieOf(await login(somewhere(), people.admin, right));
    for (let nth = 0; nth < 5; nth += 1)
      expect(await statusOf(login(somewhere(), people.admin, "Guess1", cookie))).toBe(401);
    expect(await statusOf(login(somewhere(), people.admin, right, cookie))).toBe(429);
    wait(1);
    expect(await statusOf(login(somewhere(), people.admin, right, cookie))).toBe(200);
  });

  it("a new password lets its owner in at once, and devices of the old one are strangers", async () => {
    const old = cookieOf(await login(somewhere(), people.freeSeller, right));
    await besiege(people.freeSeller);
    const token = tokenIn(await askForReset(server, people.freeSeller));
    const reset = await at(somewhere()).post("/v1/auth/password-reset", { token, newPassword: "Mine1234" });
    expect(reset.status).toBe(200);
    expect(await statusOf(login(somewhere(), people.freeSeller, "Mine1234")), "on any device").toBe(200);
    await besiege(people.freeSeller);
    const signIn = (cookie: string) => statusOf(login(somewhere(), people.freeSeller, "Mine1234", cookie));
    expect(await signIn(cookieOf(reset))).toBe(200);
    expect(await signIn(old)).toBe(429);
  });
});

it("A-API-07, R-13: a forgotten password is answered before anybody looks whether the address is known", async () => {
  const { db, background } = server.context;
  const before = (await mailsTo(server, people.newcomer)).length;
  const release = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (trx) => {
    await sql`lock table users in access exclusive mode`.execute(trx);
    isHeld.resolve();
    await release.promise;
  });
  await isHeld.promise;
  for (const email of [people.newcomer, "nobody@example.com"]) {
    for (const path of ["/v1/auth/forgot-password", "/v1/auth/verify-email/resend"])
      expect(await statusOf(at(somewhere()).post(path, { email }))).toBe(200);
  }
  release.resolve();
  await holding;
  await background.settled();
  expect(await mailsTo(server, people.newcomer)).toHaveLength(before + 1);
  expect(await mailsTo(server, "nobody@example.com")).toEqual([]);
});
