import type { CallwrightClient } from "@callwright/sdk";
import { afterAll, beforeAll, expect, it } from "vitest";

import { newestMail } from "../../testing/mailbox.ts";
import { people } from "../../testing/people.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";

let server: TestServer;
let newcomer: CallwrightClient;
let countryId: (iso2: string) => string;
beforeAll(async () => {
  server = await startTestServer();
  newcomer = await server.sdk(people.newcomer);
  const { items } = await newcomer.call("listCountries");
  countryId = (iso2) => items.find((country) => country.iso2 === iso2)?.id ?? "";
});
afterAll(() => server[Symbol.asyncDispose]());

const wanted = (productIds: string[], more: object = {}) => ({
  sellerCompany: {
    name: "Anadolu Yarn",
    website: "http://anadolu.example",
    productIds,
    headquarterCountryId: countryId("TR"),
    headquarterCityId: null,
    ...more,
  },
});

it("what is wrong is said at its field, and nothing is created", async () => {
  const { items } = await newcomer.call("listProducts", { query: { isPublic: true, perPage: 1 } });
  const own = items[0]?.id ?? "";
  const refuse = (body: ReturnType<typeof wanted>, errors: object) =>
    expect(newcomer.call("onboardSellerCompany", { body })).rejects.toMatchObject({ status: 400, problem: { errors } });
  await refuse(wanted([own], { website: "no website" }), { "sellerCompany.website": "This is not a website." });
  await refuse(wanted([crypto.randomUUID()]), { "sellerCompany.productIds": "One of the products does not exist." });
  const theirs = await (await server.sdk(people.seller)).call("createProduct", { body: { name: "Not yours" } });
  await refuse(wanted([theirs.id]), { "sellerCompany.productIds": "One of the products does not exist." });
  expect((await newcomer.call("getProfile")).sellerCompanies).toEqual([]);
});

it("A-API-06, A-ONB-17, R-28, R-29: a seller gets their company once, with the products they chose and made", async () => {
  const { items } = await newcomer.call("listProducts", { query: { isPublic: true, perPage: 2 } });
  const chosen = items.map(({ id }) => id);
  const made = await newcomer.call("createProduct", { body: { name: "Hand dyed yarn" } });
  const body = wanted([...chosen, made.id]);
  const answers = await Promise.allSettled([
    newcomer.call("onboardSellerCompany", { body }),
    newcomer.call("onboardSellerCompany", { body }),
  ]);
  const [company] = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
  expect(answers.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { status: 409, problem: { code: "ALREADY_ONBOARDED" } },
  });
  expect(company).toMatchObject({
    name: "Anadolu Yarn",
    website: "https://anadolu.example",
    currency: "TRY",
    users: [{ email: people.newcomer }],
  });
  expect(company?.productIds.toSorted()).toEqual([...chosen, made.id].toSorted());
  expect(await newcomer.call("getProduct", { path: { id: made.id } })).toMatchObject({
    sellerCompany: { id: company?.id },
  });

  const profile = await newcomer.call("getProfile");
  expect(profile.sellerCompanies).toMatchObject([{ id: company?.id, balance: 0, subscription: { endAt: null } }]);
  const welcome = await newestMail(server);
  expect(welcome).toMatchObject({ to: people.newcomer, subject: "Welcome to Callwright" });
  expect(welcome.text).toContain("Anadolu Yarn is ready.");
  expect(welcome.html).toContain("Anadolu Yarn is ready.");
});

it("who has a company, and managers, are not onboarded (R-15)", async () => {
  const { status, body } = await (
    await server.signIn(people.seller)
  ).post("/v1/auth/onboard", wanted([crypto.randomUUID()]));
  expect([status, body.code]).toEqual([409, "ALREADY_ONBOARDED"]);
  expect((await (await server.signIn(people.admin)).post("/v1/auth/onboard", wanted([]))).status).toBe(403);
});
