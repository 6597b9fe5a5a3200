import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { askForReset, mailCausedBy, mailsTo, newestMail, tokenIn } from "../../testing/mailbox.ts";
import { type MovableClock, movableClock } from "../../testing/movableClock.ts";
import { people } from "../../testing/people.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";

let server: TestServer;
let clock: MovableClock;
beforeAll(async () => {
  clock = movableClock("2027-03-01T09:00:00Z");
  server = await startTestServer({ clock });
});
afterAll(() => server[Symbol.asyncDispose]());

let made = 0;
/** A person who has just signed up, and the email that they got. */
async function register() {
  made += 1;
  const user = { name: "Vera", surname: "New", email: `vera${made}@example.com`, password: "Secret1" };
  const { status, body } = await server.anonymous.post<Schemas["User"]>("/v1/auth/register", { user });
  return { user, status, body, mail: await newestMail(server) };
}
const signIn = async (email: string, password: string) =>
  (await server.anonymous.post("/v1/auth/login", { email, password })).status;

describe("signing up", () => {
  it("A-API-05, R-42: makes a seller without a company, who is mailed a link", async () => {
    const { user, status, body, mail } = await register();
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: "Vera", surname: "New", email: user.email, role: "SELLER" });
    expect(body).toMatchObject({ isEmailVerified: false, isWelcomeDialog: false, sellerCompanies: [] });
    expect(mail.to).toBe(user.email);
    expect(mail.text).toContain(`/verify-email?token=${tokenIn(mail)}`);
    const again = await server.anonymous.post("/v1/auth/register", { user });
    expect([again.status, again.body.errors]).toEqual([409, { "user.email": "This email address is already in use." }]);
  });

  it("is mailed in the language of the browser, while nothing was chosen", async () => {
    const user = { name: "Elif", surname: "Kaya", email: "elif.kaya@example.com", password: "Secret1" };
    const browser = server.anonymous.with({ "accept-language": "tr-TR,tr;q=0.9,en;q=0.8" });
    expect((await browser.post("/v1/auth/register", { user })).status).toBe(201);
    const mail = await newestMail(server);
    expect(mail).toMatchObject({ to: user.email, subject: "E-posta adresinizi doğrulayın" });
    expect(mail.text).toContain("Merhaba Elif,");
  });

  it("A-API-09: the link verifies the address once; any other does not", async () => {
    const { user, mail } = await register();
    const verify = (token: string) => server.anonymous.post("/v1/auth/verify-email", { token });
    expect(await verify("A".repeat(43))).toMatchObject({ status: 400, body: { message: "Email verification failed" } });
    expect(await signIn(user.email, user.password)).toBe(403);
    expect((await verify(tokenIn(mail))).status).toBe(200);
    expect(await signIn(user.email, user.password)).toBe(200);
    expect((await verify(tokenIn(mail))).status).toBe(400);
  });

  it("A-API-10, R-13: sends a new link in place of the old one, and answers everybody the same", async () => {
    const { user, mail } = await register();
    const resend = (email: string) => server.anonymous.post("/v1/auth/verify-email/resend", { email });
    let answer: Awaited<ReturnType<typeof resend>> | undefined;
    await mailCausedBy(server, user.email, async () => (answer = await resend(user.email)));
    expect(answer?.status).toBe(200);
    const [latest, first] = await mailsTo(server, user.email);
    expect(first && tokenIn(first)).toBe(tokenIn(mail));
    const verify = async (token: string) => (await server.anonymous.post("/v1/auth/verify-email", { token })).status;
    expect(await verify(tokenIn(mail))).toBe(400);
    expect(await verify(latest ? tokenIn(latest) : "")).toBe(200);

    for (const email of ["nobody@example.com", people.seller]) {
      expect(await resend(email)).toMatchObject({ status: 200, body: answer?.body });
      expect(await mailsTo(server, email)).toEqual([]);
    }
  });
});

describe("a forgotten password", () => {
  it("A-API-07, R-13: mails a link to who has an account, and answers everybody the same", async () => {
    const ask = (email: string) => server.anonymous.post("/v1/auth/forgot-password", { email });
    let known: Awaited<ReturnType<typeof ask>> | undefined;
    const mail = await mailCausedBy(server, people.master, async () => (known = await ask(people.master)));
    expect(known?.status).toBe(200);
    expect(mail.text).toContain(`/forgot-password?token=${tokenIn(mail)}`);
    expect(await ask("nobody@example.com")).toMatchObject({ status: 200, body: known?.body });
    expect(await mailsTo(server, "nobody@example.com")).toEqual([]);
    expect((await ask("nobody")).status).toBe(400);
  });

  it("A-API-08: the link sets a new one, once, within the hour, and none that is too simple", async () => {
    const ask = async () => {
      return tokenIn(await askForReset(server, people.seller));
    };
    const reset = async (token: string, newPassword: string) =>
      (await server.anonymous.post("/v1/auth/password-reset", { token, newPassword })).status;
    const token = await ask();
    expect(await reset(token, "simple")).toBe(400);
    expect(await signIn(people.seller, "Callwright1")).toBe(200);

    expect(await reset(token, "Another1")).toBe(200);
    expect(await signIn(people.seller, "Callwright1")).toBe(401);
    expect(await signIn(people.seller, "Another1")).toBe(200);
    expect(await reset(token, "Another2")).toBe(400);

    const late = await ask();
    clock.moveTo("2027-03-01T10:30:00Z");
    expect(await reset(late, "Another2")).toBe(400);
    expect(await signIn(people.seller, "Another1")).toBe(200);
  });
});
