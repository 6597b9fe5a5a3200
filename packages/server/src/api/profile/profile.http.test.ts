import type { CallwrightClient } from "@callwright/sdk";
import { afterAll, beforeAll, expect, it } from "vitest";

import type { KeptMail } from "../../testing/mailbox.ts";
import { people } from "../../testing/people.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";

let server: TestServer;
let seller: CallwrightClient;
beforeAll(async () => {
  server = await startTestServer();
  seller = await server.sdk(people.seller);
});
afterAll(() => server[Symbol.asyncDispose]());

it("A-API-27, A-ENT-01, A-ENT-02: everybody reads who they are, and their company with its plan", async () => {
  const { sellerCompanies, ...person } = await seller.call("getProfile");
  expect(person).toEqual({
    id: expect.any(String) as string,
    name: "Elif",
    surname: "Kaya",
    email: people.seller,
    pendingEmail: null,
    role: "SELLER",
    isEmailVerified: true,
    isWelcomeDialog: true,
    language: null,
    timeZone: null,
    hourCycle: null,
    updatedAt: expect.stringMatching(/^\d{4}-.+Z$/) as string,
  });
  expect(sellerCompanies).toHaveLength(1);
  const company = await seller.call("getSellerCompany", { path: { id: sellerCompanies[0]?.id ?? "" } });
  expect(sellerCompanies[0]).toMatchObject({
    name: "Aegean Olive Trading",
    about: company.about,
    website: company.website,
    headquarterCountry: { name: "Türkiye" },
    headquarterCity: { name: "İzmir" },
    subscription: { endAt: company.subscription?.endAt, remaining: { minutes: expect.any(Number) as number } },
  });
  expect(company.subscription?.endAt).toMatch(/^\d{4}-/);
  expect((await server.anonymous.get("/v1/users/profile/me")).status).toBe(401);
});

it("A-API-28: name and surname are changed at once; a new address has to be confirmed, one in use is refused", async () => {
  const representative = await server.sdk(people.representative);
  const before = await representative.call("getProfile");
  const renamed = await representative.call("updateProfile", { body: { name: " Ada ", surname: " Byron " } });
  expect(renamed).toEqual({ ...before, name: "Ada", surname: "Byron", updatedAt: renamed.updatedAt });
  expect(renamed.updatedAt! > before.updatedAt!).toBe(true);
  const currentPassword = "Callwright1";
  const taken = { email: people.seller, currentPassword };
  await expect(representative.call("updateProfile", { body: taken })).rejects.toMatchObject({
    status: 409,
    fieldErrors: { email: "This email address is already in use." },
  });
  const moved = await representative.call("updateProfile", { body: { email: "ada@example.com", currentPassword } });
  expect(moved).toEqual({ ...renamed, pendingEmail: "ada@example.com", updatedAt: moved.updatedAt });
  const { body: mails } = await server.anonymous.get<KeptMail[]>("/dev/mailbox.json");
  expect(mails.slice(0, 2).map(({ to }) => to)).toEqual(expect.arrayContaining(["ada@example.com", before.email]));
  expect(await representative.call("getProfile")).toEqual(moved);
});

it("A-API-29, R-21: the welcome is over for who has seen it, for good, and for nobody else", async () => {
  const newcomer = await server.sdk(people.newcomer);
  const account = { name: "Another", surname: "One", email: "another@example.com", password: "Secret99" };
  const admin = await server.sdk(people.admin);
  const { id } = await admin.call("createUser", { body: { ...account, role: "REPRESENTATIVE", sellerCompanyIds: [] } });
  expect((await newcomer.call("getProfile")).isWelcomeDialog).toBe(false);

  expect(await newcomer.call("completeWelcome")).toEqual({ isWelcomeDialog: true });
  expect(await newcomer.call("completeWelcome")).toEqual({ isWelcomeDialog: true });
  const laterSession = await server.sdk(people.newcomer);
  expect((await laterSession.call("getProfile")).isWelcomeDialog).toBe(true);
  expect((await admin.call("getUser", { path: { id } })).isWelcomeDialog).toBe(false);
  expect((await server.anonymous.post("/v1/users/profile/welcome-completed")).status).toBe(401);
});
