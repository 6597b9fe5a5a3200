import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { askForReset, type KeptMail, mailsTo } from "../testing/mailbox.ts";
import { movableClock } from "../testing/movableClock.ts";
import { people } from "../testing/people.ts";
import { startTestServer, type TestServer } from "../testing/startTestServer.ts";

const clock = movableClock("2027-03-01T09:00:00Z");
const options = { env: { CALLWRIGHT_RATE_LIMIT_SCALE: "1", TRUSTED_PROXIES: "1" }, clock };
let server: TestServer;
let twin: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ...options, processes: 1 });
  twin = await startTestServer({ ...options, databaseUrl: server.context.config.databaseUrl ?? "" });
});
afterAll(async () => {
  await twin[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

let lastAddress = 0;
const fromElsewhere = (where: TestServer) =>
  where.anonymous.with({ "x-forwarded-for": `198.51.100.${(lastAddress += 1)}` });
const inSession = async (email: string) => fromElsewhere(server).signIn(email);

describe("mails to one address", () => {
  it("are five an hour, whoever causes them, in whichever process, and with whatever stands behind a plus", async () => {
    const admin = await inSession(people.admin);
    const victim = (nth: number) => ({
      user: { name: "Spam", surname: "Spam", email: `victim+${nth}@example.com`, password: "Secret1" },
    });
    const register = async (nth: number, where: TestServer) =>
      (await fromElsewhere(where).post("/v1/auth/register", victim(nth))).status;
    expect([await register(1, server), await register(2, twin), await register(3, server)]).toEqual([201, 201, 201]);
    const someone = { name: "Ada", surname: "Byron", role: "REPRESENTATIVE" };
    const invited = await admin.post<{ id: string }>("/v1/users/invitations", {
      ...someone,
      email: "victim+4@example.com",
    });
    expect(invited.status).toBe(201);
    expect((await admin.post(`/v1/users/${invited.body.id}/invitation`)).status).toBe(200);
    const sixth = await admin.post(`/v1/users/${invited.body.id}/invitation`);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(3000);
    expect(await register(6, twin)).toBe(429);
    const account = { ...someone, email: "victim+7@example.com", password: "Secret1" };
    expect((await admin.post("/v1/users", account)).status).toBe(429);

    const { body: mails } = await server.anonymous.get<KeptMail[]>("/dev/mailbox.json");
    expect(mails.filter(({ to }) => to.startsWith("victim"))).toHaveLength(5);
    // Nothing remains of the refused request.
    const { body: users } = await admin.get<{ metaData: object }>("/v1/users?text=victim");
    expect(users.metaData).toEqual({ totalCount: 4 });
    clock.moveTo("2027-03-01T10:05:00Z");
    expect(await register(8, server)).toBe(201);
  });

  it("for a new password end alike: the answer is the same, and the last link stays good", async () => {
    const ask = () => fromElsewhere(server).post("/v1/auth/forgot-password", { email: people.freeSeller });
    for (let nth = 0; nth < 5; nth += 1) await askForReset(server, people.freeSeller);
    const [last] = await mailsTo(server, people.freeSeller);
    expect((await ask()).status).toBe(200);
    await server.context.background.settled();
    expect((await mailsTo(server, people.freeSeller)).map(({ text }) => text)).toHaveLength(5);
    const token = /token=([\w-]+)/.exec(last?.text ?? "")?.[1];
    const reset = await fromElsewhere(server).post("/v1/auth/password-reset", { token, newPassword: "Mine1234" });
    expect(reset.status).toBe(200);
  });

  it("that tell somebody of their own account are not among them: nobody silences a warning", async () => {
    clock.moveTo("2027-03-01T12:00:00Z");
    const master = await inSession(people.master);
    for (let nth = 0; nth < 5; nth += 1) await askForReset(server, people.master);
    const change = { currentPassword: "Callwright1", newPassword: "Olives2026" };
    expect((await master.post("/v1/users/profile/password", change)).status).toBe(200);
    expect((await mailsTo(server, people.master))[0]).toMatchObject({ subject: "Your password was changed" });
  });
});

it("one subscriber's IPv6 addresses count as one", async () => {
  const login = (ip: string) =>
    server.anonymous
      .with({ "x-forwarded-for": ip })
      .post("/v1/auth/login", { email: `${ip.replaceAll(":", "-")}@example.com`, password: "Guess1" });
  for (let nth = 0; nth < 20; nth += 1) expect((await login(`2001:db8:5:6::${nth}`)).status).toBe(401);
  expect((await login("2001:db8:5:6:7:8:9:a")).status).toBe(429);
  expect((await login("2001:db8:5:7::1")).status).toBe(401);
});
