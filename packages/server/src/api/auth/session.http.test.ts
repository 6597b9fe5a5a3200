import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, describe, expect, it } from "vitest";

import type { Clock } from "../../clock.ts";
import { askForReset, newestMail, tokenIn } from "../../testing/mailbox.ts";
import { startTestServer } from "../../testing/startTestServer.ts";

let now = new Date();
const clock: Clock = { now: () => now };
const pass = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));

const server = await startTestServer({ clock });
afterAll(() => server[Symbol.asyncDispose]());

const credentials = { email: "seller@callwright.test", password: "Callwright1" };
const signIn = async () => (await server.anonymous.post<Schemas["Session"]>("/v1/auth/login", credentials)).body;
const refresh = (refreshToken: string) =>
  server.anonymous.post<Schemas["TokenPair"]>("/v1/auth/refresh", { refreshToken });
const profileWith = (accessToken: string) =>
  server.anonymous.with({ authorization: `Bearer ${accessToken}` }).get("/v1/users/profile/me");

describe("signing in", () => {
  it("A-API-04 answers the user and both tokens", async () => {
    const { status, body } = await server.anonymous.post<Schemas["Session"]>("/v1/auth/login", credentials);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ email: credentials.email, role: "SELLER", isEmailVerified: true });
    expect(body.data.sellerCompanies[0]).toMatchObject({ name: "Aegean Olive Trading" });
    expect(body.accessToken.length).toBeGreaterThan(20);
    expect(body.refreshToken.length).toBeGreaterThan(20);
  });

  it("takes the address in any case", async () => {
    const { status } = await server.anonymous.post("/v1/auth/login", {
      ...credentials,
      email: "Seller@Callwright.TEST",
    });
    expect(status).toBe(200);
  });

  it.each([
    ["a wrong password", { ...credentials, password: "Callwright2" }],
    ["an unknown address", { ...credentials, email: "nobody@callwright.test" }],
  ])("A-LOGIN-10 says the same for %s", async (_name, body) => {
    const answer = await server.anonymous.post("/v1/auth/login", body);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({
      code: "INVALID_CREDENTIALS",
      message: "Incorrect email or password. Please try again.",
    });
  });

  it("A-LOGIN-11 gives no tokens to who has not verified their address, until they have", async () => {
    const person = { name: "Vera", surname: "New", email: "vera@example.com", password: "Secret1" };
    expect((await server.anonymous.post("/v1/auth/register", { user: person })).status).toBe(201);
    const refused = await server.anonymous.post("/v1/auth/login", { email: person.email, password: person.password });
    expect(refused.status).toBe(403);
    expect(refused.body.code).toBe("EMAIL_NOT_VERIFIED");
    expect(refused.body).not.toHaveProperty("accessToken");

    const token = tokenIn(await newestMail(server));
    expect((await server.anonymous.post("/v1/auth/verify-email", { token })).status).toBe(200);
    expect((await server.anonymous.post("/v1/auth/verify-email", { token })).status, "a link is good once").toBe(400);
    expect(
      (await server.anonymous.post("/v1/auth/login", { email: person.email, password: person.password })).status,
    ).toBe(200);
  });

  it("R-13 slows down who guesses passwords", async () => {
    await using limited = await startTestServer({ env: { CALLWRIGHT_RATE_LIMIT_SCALE: "0.1" } });
    const guess = () => limited.anonymous.post("/v1/auth/login", { ...credentials, password: "Guess1" });
    expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(401);
    const { status, body, headers } = await guess();
    expect(status).toBe(429);
    expect(body.code).toBe("TOO_MANY_REQUESTS");
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("staying signed in (R-02)", () => {
  it("an access token is good for 15 minutes", async () => {
    const { accessToken } = await signIn();
    expect((await profileWith(accessToken)).status).toBe(200);
    pass(15 * 60 + 1);
    const { status, body } = await profileWith(accessToken);
    expect(status).toBe(401);
    expect(body.code).toBe("TOKEN_EXPIRED");
  });

  it("A-API-11, A-API-02: a refresh answers a new access token and a rotated refresh token, and only to who has one", async () => {
    const first = await signIn();
    pass(14 * 60);
    const { status, body } = await refresh(first.refreshToken);
    expect(status).toBe(200);
    expect(body.refreshToken).not.toBe(first.refreshToken);
    pass(2 * 60);
    expect((await profileWith(first.accessToken)).status).toBe(401);
    expect((await profileWith(body.accessToken)).status).toBe(200);
    expect((await refresh(first.accessToken)).status).toBe(401);
    expect((await refresh("unknown")).status).toBe(401);
  });

  it("nobody else is signed out by it, on no other device and in no other account", async () => {
    const [mine, other] = [await signIn(), await signIn()];
    await refresh(mine.refreshToken);
    pass(14 * 60);
    expect((await refresh(other.refreshToken)).status).toBe(200);
  });

  it("tabs that refresh at once all stay signed in, with the same new token", async () => {
    const { refreshToken } = await signIn();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1);
  });

  it("a late tab within 30 seconds gets the newest token, however often others refreshed", async () => {
    const { refreshToken } = await signIn();
    const second = (await refresh(refreshToken)).body.refreshToken;
    pass(20);
    const third = (await refresh(second)).body.refreshToken;
    pass(9);
    expect((await refresh(refreshToken)).body.refreshToken).toBe(third);
  });

  it("a reuse after 30 seconds ends the session for everybody", async () => {
    const { refreshToken } = await signIn();
    const next = (await refresh(refreshToken)).body;
    pass(31);
    const stolen = await refresh(refreshToken);
    expect(stolen.status).toBe(401);
    expect(stolen.body).toMatchObject({ code: "REFRESH_TOKEN_INVALID" });
    expect((await refresh(next.refreshToken)).status).toBe(401);
    expect((await profileWith(next.accessToken)).status).toBe(401);
  });

  it("a refresh token is good for 14 days", async () => {
    const { refreshToken } = await signIn();
    pass(14 * 86_400 + 1);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  it("A-LOGOUT-02 signing out ends both tokens at once, and an unknown token answers the same", async () => {
    const { accessToken, refreshToken } = await signIn();
    expect((await server.anonymous.post("/v1/auth/logout", { refreshToken })).status).toBe(204);
    expect((await profileWith(accessToken)).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await server.anonymous.post("/v1/auth/logout", { refreshToken: "unknown" })).status).toBe(204);
  });

  it("a new password signs out every device", async () => {
    const before = await signIn();
    const token = tokenIn(await askForReset(server, credentials.email));
    expect((await server.anonymous.post("/v1/auth/password-reset", { token, newPassword: "Another1" })).status).toBe(
      200,
    );
    expect((await refresh(before.refreshToken)).status).toBe(401);
    expect((await server.anonymous.post("/v1/auth/login", credentials)).status).toBe(401);
    expect((await server.anonymous.post("/v1/auth/login", { ...credentials, password: "Another1" })).status).toBe(200);
  });
});
