import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { tokenIn } from "../testing/mailbox.ts";
import { startMailServer, type MailServer } from "../testing/mailServer.ts";
import { movableClock } from "../testing/movableClock.ts";
import { people } from "../testing/people.ts";
import { startServerForTest, type TestServer } from "../testing/startTestServer.ts";

let mailServer: MailServer;
beforeEach(async () => {
  mailServer = await startMailServer();
});
afterEach(() => mailServer[Symbol.asyncDispose]());

const wait = { timeout: 15_000 };
const start = (more: Parameters<typeof startServerForTest>[0] = {}) =>
  startServerForTest({ ...more, env: { SMTP_URL: mailServer.url, ...more.env } });
const write = (server: TestServer, message: string) =>
  server.anonymous.post("/v1/contacts", { phoneNumber: "+4722860144", message });
const waiting = (server: TestServer) =>
  server.context.db.selectFrom("mail_outbox").select(["attempts", "due_at", "last_error", "given_up_at"]).execute();

it("A-API-07, A-API-08: mail leaves through SMTP as text and as HTML, its link works, and none is kept", async () => {
  const server = await start({ env: { MAIL_FROM: "Callwright <hello@callwright.test>" } });
  await server.anonymous.post("/v1/auth/forgot-password", { email: people.seller });
  await expect.poll(() => mailServer.received, wait).toHaveLength(1);
  const [mail] = mailServer.received;
  expect(mail?.to).toBe(people.seller);
  expect(mail?.headers).toContain("From: Callwright <hello@callwright.test>");
  expect(mail?.headers).toContain("Subject: Set a new password");
  expect(mail?.messageId).toMatch(/^<[\da-f-]{36}@callwright\.test>$/);
  const { "text/plain": text = "", "text/html": html = "" } = mail?.parts ?? {};
  // The image is part of the email, so that nothing is loaded when it is read.
  expect(
    Buffer.from(mail?.parts["image/png"] ?? "", "base64")
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");
  expect(html).toContain('<img src="cid:mark@callwright"');
  const token = tokenIn({ to: "", subject: "", text, html, sentAt: "" });
  expect(html).toContain(`/forgot-password?token=${token}"`);
  const reset = await server.anonymous.post("/v1/auth/password-reset", { token, newPassword: "Different99" });
  expect(reset.status).toBe(200);
  await expect.poll(() => waiting(server), wait).toEqual([]);
  expect((await server.anonymous.get("/dev/mailbox.json")).body).toEqual([]);
});

it("A-API-18: nobody waits for a mail server that is slow", async () => {
  const server = await start();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  mailServer.answer = () => promise;
  expect((await write(server, "first")).status).toBe(201);
  expect((await write(server, "second")).status).toBe(201);
  expect(mailServer.received).toEqual([]);
  resolve(undefined);
  await expect.poll(() => mailServer.received, wait).toHaveLength(2);
});

it("a mail server that refuses for now is asked again, later each time, and gets the mail once", async () => {
  const clock = movableClock("2027-03-01T09:00:00Z");
  const server = await start({ clock });
  const answer = vi.fn(() => ({ responseCode: 451 }));
  mailServer.answer = answer;
  await write(server, "please");
  await expect.poll(() => waiting(server), wait).toMatchObject([{ attempts: 1, given_up_at: null }]);
  clock.moveTo("2027-03-01T09:00:10Z");
  await expect.poll(() => waiting(server), wait).toMatchObject([{ attempts: 2, given_up_at: null }]);
  expect(answer).toHaveBeenCalledTimes(2);
  const [mail] = await waiting(server);
  expect(mail?.due_at.getTime()).toBeGreaterThanOrEqual(new Date("2027-03-01T09:00:30Z").getTime());

  mailServer.answer = undefined;
  clock.moveTo("2027-03-01T10:00:00Z");
  await expect.poll(() => mailServer.received, wait).toHaveLength(1);
  await expect.poll(() => waiting(server), wait).toEqual([]);
});

it("a mail server that cannot be reached costs nobody anything: the mail goes when it is back", async () => {
  const clock = movableClock("2027-03-01T09:00:00Z");
  const away = await startMailServer();
  await away[Symbol.asyncDispose]();
  const server = await start({ clock, env: { SMTP_URL: away.url } });
  expect((await write(server, "please")).status).toBe(201);
  await expect.poll(() => waiting(server), wait).toMatchObject([{ attempts: 1, given_up_at: null }]);

  await using back = await startMailServer(Number(new URL(away.url).port));
  clock.moveTo("2027-03-01T09:01:00Z");
  await expect.poll(() => back.received, wait).toHaveLength(1);
  await expect.poll(() => waiting(server), wait).toEqual([]);
});

it("an address that the mail server does not know is given up, kept for the operator, and keeps nobody else waiting", async () => {
  const server = await start();
  mailServer.answer = ({ parts }) => (parts["text/plain"]?.includes("bad") ? { responseCode: 550 } : undefined);
  await write(server, "bad");
  await write(server, "good");
  await expect.poll(() => mailServer.received, wait).toHaveLength(1);
  await expect.poll(async () => (await waiting(server)).map((mail) => mail.given_up_at !== null), wait).toEqual([true]);
  const [kept] = await waiting(server);
  expect(kept?.last_error).toContain("not this one");
});

it("whatever the mail server says about one email, the others are sent", async () => {
  const server = await start();
  const refusal = { responseCode: 550, message: "no\0such \ud800 user" };
  mailServer.answer = ({ parts }) => (parts["text/plain"]?.includes("bad") ? refusal : undefined);
  await write(server, "bad");
  await write(server, "good");
  await expect.poll(() => mailServer.received, wait).toHaveLength(1);
  await expect.poll(async () => (await waiting(server)).map((mail) => mail.given_up_at !== null), wait).toEqual([true]);
});

it("what did not happen is not mailed: a refused registration writes nobody", async () => {
  const server = await start();
  const user = { name: "Ada", surname: "Byron", email: people.seller, password: "Secret99" };
  expect((await server.anonymous.post("/v1/auth/register", { user })).status).toBe(409);
  expect(await waiting(server)).toEqual([]);
});

it("two processes share what waits: every mail is sent once", async () => {
  const server = await start();
  const { databaseUrl } = server.context.config;
  await start({ databaseUrl });
  const texts = Array.from({ length: 40 }, (_, nth) => `message ${nth}.`);
  await Promise.all(texts.map((text) => write(server, text)));
  await expect.poll(() => waiting(server), wait).toEqual([]);
  expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(40);
  expect(mailServer.received).toHaveLength(40);
});
