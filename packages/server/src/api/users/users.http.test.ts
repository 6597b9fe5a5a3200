import type { CallwrightClient } from "@callwright/sdk";
import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, expect, it } from "vitest";

import { newestMail } from "../../testing/mailbox.ts";
import { people } from "../../testing/people.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";

let server: TestServer;
let admin: CallwrightClient;
let companyIds: string[];
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.sdk(people.admin);
  const { items } = await admin.call("listSellerCompanies", { query: { perPage: 100 } });
  companyIds = items.map(({ id }) => id);
});
afterAll(() => server[Symbol.asyncDispose]());

const company = (nth: number) => companyIds[nth] ?? "";
let count = 0;
const someone = (more: object = {}) => ({
  email: `person${(count += 1)}@users.test`,
  password: "Secret99",
  name: "Ada",
  surname: "Byron",
  role: "SELLER" as const,
  sellerCompanyIds: [company(0)],
  ...more,
});

it("B-API-40: accounts are listed with their companies, searched and sorted", async () => {
  const all = await admin.call("listUsers", { query: { perPage: 100, sortBy: "email" } });
  expect(all.metaData.totalCount).toBe(all.items.length);
  const emails = all.items.map(({ email }) => email);
  expect(emails).toEqual(emails.toSorted());
  const found = await admin.call("listUsers", { query: { text: "SELLER@callwright" } });
  expect(found.items).toMatchObject([
    { email: people.seller, role: "SELLER", sellerCompanies: [{ name: "Aegean Olive Trading" }] },
  ]);
  const [seller] = found.items;
  const companyId = seller?.sellerCompanies[0]?.id ?? "";
  const ofCompany = await admin.call("listUsers", { query: { sellerCompanyIds: [companyId], perPage: 100 } });
  expect(ofCompany.items.map(({ email }) => email)).toEqual(expect.arrayContaining([people.seller, people.master]));
  expect(ofCompany.items.every((user) => user.sellerCompanies.some(({ id }) => id === companyId))).toBe(true);
});

it("B-API-41, B-API-42, B-USER-25, B-USER-26: a new account can sign in at once, and shows its company", async () => {
  const wanted = someone();
  const created = await admin.call("createUser", { body: wanted });
  expect(created).toMatchObject({
    email: wanted.email,
    role: "SELLER",
    isEmailVerified: true,
    isWelcomeDialog: false,
    sellerCompanies: [{ id: company(0) }],
  });
  const mail = await newestMail(server);
  expect(mail).toMatchObject({ to: wanted.email, subject: "Your Callwright account" });
  expect(mail.text).not.toContain(wanted.password);
  const user = await server.anonymous.signIn(wanted.email, wanted.password);
  expect((await user.get("/v1/calls/history")).status).toBe(200);
  expect(await admin.call("getUser", { path: { id: created.id } })).toEqual(created);
});

it("B-USER-12, B-USER-13, R-26: how many companies a role has", async () => {
  const refuse = (more: object, status: number) =>
    expect(admin.call("createUser", { body: someone(more) })).rejects.toMatchObject({ status });
  await refuse({ sellerCompanyIds: [] }, 400);
  await refuse({ sellerCompanyIds: undefined }, 400);
  await refuse({ sellerCompanyIds: [company(0), company(1)] }, 400);
  await refuse({ role: "MASTER_ACCOUNT", sellerCompanyIds: [] }, 400);
  await refuse({ sellerCompanyIds: [crypto.randomUUID()] }, 404);
  const several = someone({ role: "MASTER_ACCOUNT", sellerCompanyIds: [company(1), company(0)] });
  const master = await admin.call("createUser", { body: several });
  expect(master.sellerCompanies.map(({ id }) => id)).toEqual([company(1), company(0)]);
  const free = await admin.call("createUser", { body: someone({ role: "REPRESENTATIVE", sellerCompanyIds: [] }) });
  expect(free.sellerCompanies).toEqual([]);
});

it("A-ROLE-01: an account has one of the four roles, and no other", async () => {
  const roles = ["ADMIN", "REPRESENTATIVE", "MASTER_ACCOUNT", "SELLER"] as const;
  for (const role of roles) {
    const wanted = someone({ role });
    await admin.call("createUser", { body: wanted });
    const user = await server.anonymous.signIn(wanted.email, wanted.password);
    expect((await user.get<Schemas["CurrentUser"]>("/v1/users/profile/me")).body.role).toBe(role);
  }
  const http = await server.signIn(people.admin);
  for (const role of ["OWNER", "admin", "", null]) {
    expect((await http.post("/v1/users", someone({ role }))).status).toBe(400);
  }
  const { items } = await admin.call("listUsers", { query: { perPage: 100 } });
  expect(new Set(items.map(({ role }) => role))).toEqual(new Set(roles));
});

it("an address has one account, whatever its letters; also when two ask at once", async () => {
  const wanted = someone();
  const answers = await Promise.allSettled([
    admin.call("createUser", { body: wanted }),
    admin.call("createUser", { body: { ...wanted, email: wanted.email.toUpperCase() } }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(answers.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { status: 409, problem: { code: "EMAIL_TAKEN" } },
  });
});

it("B-API-43: what is changed is changed, the rest stays, and a role counts from the next request", async () => {
  const wanted = someone();
  const { id } = await admin.call("createUser", { body: wanted });
  const user = await server.anonymous.signIn(wanted.email, wanted.password);
  const path = { id };
  expect(await admin.call("updateUser", { path, body: { surname: "Lovelace" } })).toMatchObject({
    name: "Ada",
    surname: "Lovelace",
    role: "SELLER",
    sellerCompanies: [{ id: company(0) }],
  });
  expect((await user.post("/v1/seller-companies", {})).status).toBe(403);
  await admin.call("updateUser", { path, body: { role: "REPRESENTATIVE" } });
  expect((await user.post("/v1/seller-companies", {})).status).toBe(400);
  await admin.call("updateUser", { path, body: { sellerCompanyIds: [] } });
  const demoted = admin.call("updateUser", { path, body: { role: "SELLER" } });
  await expect(demoted).rejects.toMatchObject({ status: 400 });
});

it("B-API-44: a deleted account is signed out, and what it wrote stays", async () => {
  const wanted = someone({ sellerCompanyIds: [company(0)] });
  const { id } = await admin.call("createUser", { body: wanted });
  const user = await server.anonymous.signIn(wanted.email, wanted.password);
  await admin.call("deleteUser", { path: { id } });
  expect((await user.get("/v1/calls/history")).status).toBe(401);
  await expect(admin.call("deleteUser", { path: { id } })).rejects.toMatchObject({ status: 404 });
});

it("B-USER-08: nobody changes or deletes an admin, so that nobody can lock everybody out", async () => {
  const me = await admin.call("getProfile");
  const path = { id: me.id };
  await expect(admin.call("updateUser", { path, body: { name: "Eve" } })).rejects.toMatchObject({ status: 403 });
  await expect(admin.call("deleteUser", { path })).rejects.toMatchObject({ status: 403 });
});

it("R-25: accounts are the admin's business alone", async () => {
  for (const email of [people.representative, people.master, people.seller]) {
    const other = await server.signIn(email);
    expect((await other.get("/v1/users")).status).toBe(403);
    expect((await other.post("/v1/users", someone())).status).toBe(403);
    expect((await other.delete(`/v1/users/${crypto.randomUUID()}`)).status).toBe(403);
  }
});
