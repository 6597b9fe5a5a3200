import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, describe, expect, it } from "vitest";

import { askForReset, newestMail, tokenIn } from "../../testing/mailbox.ts";
import { movableClock } from "../../testing/movableClock.ts";
import { people } from "../../testing/people.ts";
import { startTestServer } from "../../testing/startTestServer.ts";

const clock = movableClock("2027-03-01T09:00:00Z");
const server = await startTestServer({ clock });
afterAll(() => server[Symbol.asyncDispose]());

let admin = await server.sdk(people.admin);
/** Sessions end while the clock is moved forward. */
const moveTo = async (moment: string) => {
  clock.moveTo(moment);
  admin = await server.sdk(people.admin);
};
/** For how many days an invitation is valid. */
const daysGood = (user: Schemas["User"]) =>
  user.invitation && (Date.parse(user.invitation.expiresAt) - Date.parse(user.invitation.sentAt)) / 86_400_000;
const { items: companies } = await admin.call("listSellerCompanies", { query: { perPage: 2 } });
const companyIds = companies.map(({ id }) => id);

let count = 0;
const someone = (more: object = {}) => ({
  email: `guest${(count += 1)}@users.test`,
  name: "Ada",
  surname: "Byron",
  role: "SELLER" as const,
  sellerCompanyIds: companyIds.slice(0, 1),
  ...more,
});
const accept = (token: string, newPassword = "Secret99") =>
  server.anonymous.post<Schemas["Session"]>("/v1/auth/accept-invitation", { token, newPassword });
const signIn = (email: string, password = "Secret99") => server.anonymous.post("/v1/auth/login", { email, password });

describe("inviteUser", () => {
  it("mails a link with which the person sets their own password and is signed in", async () => {
    const wanted = someone();
    const invited = await admin.call("inviteUser", { body: wanted });
    expect(invited).toMatchObject({
      email: wanted.email,
      isEmailVerified: false,
      sellerCompanies: [{ id: companyIds[0] }],
    });
    expect(daysGood(invited)).toBe(7);
    const { items } = await admin.call("listUsers", { query: { text: wanted.email } });
    expect(items).toEqual([invited]);
    // Until then the account is closed.
    expect((await signIn(wanted.email)).status).toBe(401);

    const mail = await newestMail(server);
    expect(mail).toMatchObject({ to: wanted.email, subject: "You are invited to Callwright" });
    const { status, body } = await accept(tokenIn(mail));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ email: wanted.email, isEmailVerified: true });
    const guest = server.anonymous.with({ authorization: `Bearer ${body.accessToken}` });
    expect((await guest.get("/v1/calls/history")).status).toBe(200);
    expect((await signIn(wanted.email)).status).toBe(200);
    expect(await admin.call("getUser", { path: { id: invited.id } })).toMatchObject({ invitation: null });
  });

  it("keeps to the companies that a role has, and an address to one account", async () => {
    const refuse = (body: ReturnType<typeof someone>, status: number) =>
      expect(admin.call("inviteUser", { body })).rejects.toMatchObject({ status });
    await refuse(someone({ sellerCompanyIds: [] }), 400);
    await refuse(someone({ sellerCompanyIds: companyIds }), 400);
    await refuse(someone({ sellerCompanyIds: [crypto.randomUUID()] }), 404);
    await refuse(someone({ email: people.seller.toUpperCase() }), 409);
  });

  it("is the admin's business alone (R-25)", async () => {
    for (const email of [people.representative, people.master]) {
      const other = await server.signIn(email);
      expect((await other.post("/v1/users/invitations", someone())).status).toBe(403);
      expect((await other.post(`/v1/users/${crypto.randomUUID()}/invitation`)).status).toBe(403);
    }
  });
});

describe("acceptInvitation", () => {
  const invite = async () => {
    const invited = await admin.call("inviteUser", { body: someone() });
    return { ...invited, token: tokenIn(await newestMail(server)) };
  };

  it("works once", async () => {
    const { email, token } = await invite();
    expect((await accept(token)).status).toBe(200);
    expect(await accept(token, "Another99")).toMatchObject({ status: 400, body: { code: "LINK_INVALID" } });
    expect((await signIn(email, "Another99")).status).toBe(401);
  });

  it("works for seven days", async () => {
    const { token, invitation } = await invite();
    await moveTo(invitation?.expiresAt ?? "");
    expect(await accept(token)).toMatchObject({ status: 400, body: { code: "LINK_INVALID" } });
  });

  it("takes no other mail's token, and its own sets no password elsewhere", async () => {
    const { token } = await invite();
    const reset = await server.anonymous.post("/v1/auth/password-reset", { token, newPassword: "Secret99" });
    expect(reset.status).toBe(400);
    expect((await accept(tokenIn(await askForReset(server, people.seller)))).status).toBe(400);
  });

  it("changes no password of somebody who has set one by another way", async () => {
    const { email, token } = await invite();
    const reset = { token: tokenIn(await askForReset(server, email)), newPassword: "Mine1234" };
    expect((await server.anonymous.post("/v1/auth/password-reset", reset)).status).toBe(200);
    expect((await accept(token, "Theirs99")).status).toBe(400);
    expect((await signIn(email, "Mine1234")).status).toBe(200);
  });
});

describe("resendInvitation", () => {
  it("sends a new link for another seven days; the former is good for nothing", async () => {
    const { id } = await admin.call("inviteUser", { body: someone() });
    const first = tokenIn(await newestMail(server));
    // The first link would still be good.
    const nextDay = new Date(clock.now().getTime() + 86_400_000).toISOString();
    await moveTo(nextDay);
    const again = await admin.call("resendInvitation", { path: { id } });
    expect(again.invitation?.sentAt).toContain(nextDay.slice(0, 16));
    expect(daysGood(again)).toBe(7);
    const second = tokenIn(await newestMail(server));
    expect((await accept(first)).status).toBe(400);
    expect((await accept(second)).status).toBe(200);
    await expect(admin.call("resendInvitation", { path: { id } })).rejects.toMatchObject({
      status: 409,
      code: "INVITATION_ACCEPTED",
    });
  });

  it("is for invited people only", async () => {
    const path = { id: crypto.randomUUID() };
    await expect(admin.call("resendInvitation", { path })).rejects.toMatchObject({ status: 404 });
  });
});
