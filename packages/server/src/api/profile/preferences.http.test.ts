import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, describe, expect, it } from "vitest";

import { newestMail } from "../../testing/mailbox.ts";
import { people } from "../../testing/people.ts";
import { startTestServer } from "../../testing/startTestServer.ts";

const server = await startTestServer();
afterAll(() => server[Symbol.asyncDispose]());

describe("updateProfile", () => {
  it("keeps language, zone and clock with the person, wherever they sign in next", async () => {
    const seller = await server.sdk(people.seller);
    expect(await seller.call("getProfile")).toMatchObject({ language: null, timeZone: null, hourCycle: null });
    const chosen = { language: "tr", timeZone: "Europe/Istanbul", hourCycle: "h12" } as const;
    expect(await seller.call("updateProfile", { body: chosen })).toMatchObject({ ...chosen, name: "Elif" });
    expect(await (await server.sdk(people.seller)).call("getProfile")).toMatchObject(chosen);
    // One of them is reset to the browser's setting; the others stay.
    const back = await seller.call("updateProfile", { body: { timeZone: null } });
    expect(back).toMatchObject({ language: "tr", timeZone: null, hourCycle: "h12" });
  });

  it.each([
    [{ timeZone: "Atlantis/Capital" }, "timeZone"],
    [{ language: "de" }, "language"],
    [{ hourCycle: "h24" }, "hourCycle"],
  ])("refuses %j, and changes nothing", async (body, field) => {
    const master = await server.signIn(people.master);
    const before = await master.get("/v1/users/profile/me");
    const answer = await master.patch("/v1/users/profile/update", { name: "Eve", ...body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors ?? {})[0]).toContain(field);
    expect((await master.get("/v1/users/profile/me")).body).toEqual(before.body);
  });
});

describe("changePassword", () => {
  const path = "/v1/users/profile/password";
  const change = { currentPassword: "Callwright1", newPassword: "Olives2026" };
  const signInWith = (email: string, password: string) =>
    server.anonymous.post<Schemas["Session"]>("/v1/auth/login", { email, password });

  it("takes the current one, signs all other devices out, and tells the person by mail", async () => {
    const email = people.master;
    const here = await server.signIn(email);
    const elsewhere = await server.signIn(email);
    const { body: other } = await signInWith(email, "Callwright1");
    expect((await here.post(path, change)).status).toBe(200);

    expect((await here.get("/v1/users/profile/me")).status).toBe(200);
    expect((await elsewhere.get("/v1/users/profile/me")).status).toBe(401);
    const refreshed = await server.anonymous.post("/v1/auth/refresh", { refreshToken: other.refreshToken });
    expect(refreshed.status).toBe(401);
    expect((await signInWith(email, "Callwright1")).status).toBe(401);
    expect((await signInWith(email, "Olives2026")).status).toBe(200);
    const mail = await newestMail(server);
    expect(mail).toMatchObject({ to: email, subject: "Your password was changed" });
    expect(mail.text).not.toContain("Olives2026");
  });

  it("is told in the language that the person chose", async () => {
    const free = await server.signIn(people.freeSeller);
    expect((await free.patch("/v1/users/profile/update", { language: "tr" })).status).toBe(200);
    expect((await free.post(path, change)).status).toBe(200);
    const mail = await newestMail(server);
    expect(mail).toMatchObject({ to: people.freeSeller, subject: "Şifreniz değiştirildi" });
    expect(mail.text).toContain("Yeni şifre belirle: ");
    expect(mail.html).toContain("Düğme çalışmazsa");
  });

  it("refuses a wrong current one at its field, and a weak new one; nothing has changed", async () => {
    const seller = await server.signIn(people.seller);
    const wrong = await seller.post(path, { ...change, currentPassword: "Callwright2" });
    expect(wrong).toMatchObject({
      status: 400,
      body: { errors: { currentPassword: "This is not your current password." } },
    });
    expect((await seller.post(path, { ...change, newPassword: "olives" })).status).toBe(400);
    expect((await signInWith(people.seller, "Callwright1")).status).toBe(200);
  });

  it("is nobody's but the person's own", async () => {
    expect((await server.anonymous.post(path, change)).status).toBe(401);
  });

  it("cannot be guessed at", async () => {
    await using limited = await startTestServer({ env: { CALLWRIGHT_RATE_LIMIT_SCALE: "0.2" } });
    const rep = await limited.signIn(people.representative);
    const guess = (nth: number) => rep.post(path, { ...change, currentPassword: `Guess${nth}` });
    expect([(await guess(1)).status, (await guess(2)).status]).toEqual([400, 400]);
    const third = await rep.post(path, change);
    expect(third.status).toBe(429);
    expect(third.headers.get("retry-after")).toMatch(/^\d+$/);
  });
});
