import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { askForReset, type KeptMail, mailsTo, tokenIn } from "../../testing/mailbox.ts";
import { people } from "../../testing/people.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const currentPassword = "Callwright1";
const login = (email: string, password = currentPassword) =>
  server.anonymous.post<Schemas["Session"]>("/v1/auth/login", { email, password });
const change = (client: TestClient, body: object) =>
  client.patch<Schemas["CurrentUser"]>("/v1/users/profile/update", body);
const verify = async (token: string) => (await server.anonymous.post("/v1/auth/verify-email", { token })).status;
const reset = async (token: string) =>
  (await server.anonymous.post("/v1/auth/password-reset", { token, newPassword: "Taken999" })).status;

/** The newest email to an address. */
async function mailTo(address: string): Promise<KeptMail | undefined> {
  return (await mailsTo(server, address))[0];
}
async function tokenTo(address: string): Promise<string> {
  const mail = await mailTo(address);
  if (!mail) throw new Error(`There is no mail to ${address}.`);
  return tokenIn(mail);
}

let made = 0;
/** A person with an account and their own verified address. */
async function newcomer() {
  const email = `mover${(made += 1)}@example.com`;
  const user = { name: "Vera", surname: "Mover", email, password: currentPassword };
  await server.anonymous.post("/v1/auth/register", { user });
  expect(await verify(await tokenTo(email))).toBe(200);
  return { email, client: await server.signIn(email) };
}

describe("a new e-mail address", () => {
  it("counts once it is confirmed, and not before; the former one is told both times", async () => {
    const { email, client } = await newcomer();
    const moved = `moved-${email}`;
    const asked = await change(client, { email: moved, currentPassword });
    expect(asked).toMatchObject({ status: 200, body: { email, pendingEmail: moved, isEmailVerified: true } });
    expect(await mailTo(email)).toMatchObject({ subject: "Your email address is about to change" });
    expect((await mailTo(email))?.text).toContain(moved);
    expect((await login(moved)).status).toBe(401);
    expect((await login(email)).status).toBe(200);

    expect(await verify(await tokenTo(moved))).toBe(200);
    expect((await login(email)).status).toBe(401);
    expect((await login(moved)).body.data).toMatchObject({ email: moved, pendingEmail: null });
    expect(await mailTo(email)).toMatchObject({ subject: "Your email address was changed" });
    expect(await verify(await tokenTo(moved)), "the link is good once").toBe(400);
  });

  it("needs the password", async () => {
    const { email, client } = await newcomer();
    for (const guess of [{}, { currentPassword: "Callwright2" }]) {
      const refused = await client.patch("/v1/users/profile/update", { email: "eve@example.com", ...guess });
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.body.errors ?? {})).toEqual(["currentPassword"]);
    }
    expect(await mailTo("eve@example.com")).toBeUndefined();
    // Changes that include the same address are accepted.
    expect((await change(client, { email: email.toUpperCase(), name: "Eva" })).body).toMatchObject({ name: "Eva" });
  });

  it("nobody becomes the owner of an address whose mail they do not read", async () => {
    const { email, client } = await newcomer();
    const victim = `ceo-${email}`;
    const old = tokenIn(await askForReset(server, email));
    expect((await change(client, { email: victim, currentPassword })).status).toBe(200);
    expect(await reset(old)).toBe(200);
    expect((await login(victim, "Taken999")).status).toBe(401);
    const back = await login(email, "Taken999");
    expect(back.body.data).toMatchObject({ email, pendingEmail: null });
    // The link to the other address became invalid when the password changed with which it was requested.
    expect(await verify(await tokenTo(victim))).toBe(400);
  });

  it("links that were mailed to an address die with it", async () => {
    const { email, client } = await newcomer();
    const moved = `moved-${email}`;
    const old = tokenIn(await askForReset(server, email));
    await change(client, { email: moved, currentPassword });
    expect(await verify(await tokenTo(moved))).toBe(200);
    expect(await reset(old)).toBe(400);
    expect((await login(moved)).status).toBe(200);
  });

  it("a link is bound to its address also where it was not taken back", async () => {
    const { email } = await newcomer();
    const old = tokenIn(await askForReset(server, email));
    // As if it had been changed by hand.
    await server.context.db
      .updateTable("users")
      .set({ email: `hand-${email}` })
      .where("email", "=", email)
      .execute();
    expect(await reset(old)).toBe(400);
  });

  it("can be sent again, and taken back", async () => {
    const { email, client } = await newcomer();
    const moved = `moved-${email}`;
    const again = () => client.post("/v1/users/profile/email-change/resend");
    expect((await again()).status).toBe(409);
    await change(client, { email: moved, currentPassword });
    const first = await tokenTo(moved);
    expect((await again()).status).toBe(200);
    expect(await verify(first)).toBe(400);
    const second = await tokenTo(moved);
    expect((await client.delete("/v1/users/profile/email-change")).status).toBe(204);
    expect(await verify(second)).toBe(400);
    expect((await client.get("/v1/users/profile/me")).body).toMatchObject({ email, pendingEmail: null });
  });

  it("that somebody else got meanwhile stays theirs", async () => {
    const { email, client } = await newcomer();
    const wanted = `wanted-${email}`;
    await change(client, { email: wanted, currentPassword });
    const token = await tokenTo(wanted);
    const user = { name: "First", surname: "Come", email: wanted, password: "Secret1" };
    expect((await server.anonymous.post("/v1/auth/register", { user })).status).toBe(201);
    expect(await server.anonymous.post("/v1/auth/verify-email", { token })).toMatchObject({
      status: 409,
      body: { code: "EMAIL_TAKEN", errors: { email: "This email address is already in use." } },
    });
    expect((await login(email)).status).toBe(200);
  });

  it("a new password takes it back: who knew the old one has no say", async () => {
    const { email, client } = await newcomer();
    const moved = `moved-${email}`;
    await change(client, { email: moved, currentPassword });
    const token = await tokenTo(moved);
    await client.post("/v1/users/profile/password", { currentPassword, newPassword: "Olives2026" });
    expect(await verify(token)).toBe(400);
    expect((await client.get("/v1/users/profile/me")).body).toMatchObject({ email, pendingEmail: null });
  });

  it("no admin changes somebody's: it is the person's own to prove (B-API-43)", async () => {
    const { email } = await newcomer();
    const admin = await server.signIn(people.admin);
    const { body } = await admin.get<Schemas["UserList"]>(`/v1/users?text=${email}`);
    const answer = await admin.patch(`/v1/users/${body.items[0]?.id}`, { email: "boss@example.com" });
    expect(answer.status).toBe(400);
  });

  it("cannot be asked for without end", async () => {
    await using limited = await startTestServer({ env: { CALLWRIGHT_RATE_LIMIT_SCALE: "0.2" } });
    const rep = await limited.signIn(people.representative);
    const ask = async (nth: number) => (await change(rep, { email: `ada${nth}@example.com`, currentPassword })).status;
    expect([await ask(1), await ask(2), await ask(3)]).toEqual([200, 200, 429]);
  });
});
