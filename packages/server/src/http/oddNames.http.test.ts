import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { people } from "../testing/people.ts";
import { startTestServer, type TestServer } from "../testing/startTestServer.ts";
import type { TestClient } from "../testing/TestClient.ts";

let server: TestServer;
let seller: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  seller = await server.signIn(people.seller);
});
afterAll(() => server[Symbol.asyncDispose]());

const rename = (name: string) => seller.patch("/v1/users/profile/update", { name });

describe("a name", () => {
  it.each([
    ["spaces of no width", "\u200B\u200B"],
    ["fillers", "\u3164\u115F"],
    ["blanks of Braille", "\u2800"],
    ["soft hyphens", "\u00AD \u00AD"],
    ["accents without a letter", "\u0301\u0308 \u20DD"],
    ["characters that turn the direction", "gnp\u202Eexe.invoice"],
    ["isolates", "Ada\u2067Byron"],
  ])("of %s is refused", async (_what, name) => {
    const { status, body } = await rename(name);
    expect(status).toBe(400);
    expect(body.errors?.name).toBe("Must be a text that can be seen, without characters that turn its direction.");
  });

  it.each([
    "\u0639\u0644\u06CC\u200C\u0631\u0636\u0627",
    "👩‍👩‍👧‍👦",
    "Zoë",
    "Zoë".normalize("NFD"),
    "İ".normalize("NFD"),
    "1️⃣",
    "李",
  ])("%s is one", async (name) => {
    expect(await rename(name)).toMatchObject({ status: 200, body: { name } });
  });
});

it("a customer, a product and a company have a name that can be seen, and a contact without one has none", async () => {
  const name = "\u0301\u200B\u0308";
  const { items } = (await seller.get<Schemas["PotentialCustomerList"]>("/v1/potential-customers")).body;
  const [first] = items;
  const admin = await server.signIn(people.admin);
  const { body: companies } = await admin.get<Schemas["SellerCompanyList"]>("/v1/seller-companies");
  const { body: products } = await seller.get<Schemas["ProductList"]>("/v1/products");
  for (const answer of [
    await seller.patch(`/v1/potential-customers/${first?.id}`, { name }),
    await seller.post("/v1/products", { name }),
    await seller.patch(`/v1/products/${products.items[0]?.id}`, { name }),
    await admin.patch(`/v1/seller-companies/${companies.items[0]?.id}`, { name }),
  ])
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { name: "Must be a text that can be seen, without characters that turn its direction." } },
    });
  const contact = { name, surname: " ", phoneNumber: "+4722860177" };
  expect(await seller.post(`/v1/potential-customers/${first?.id}/contacts`, contact)).toMatchObject({
    status: 201,
    body: { name: null, surname: null },
  });
  const file = new Blob([`Name,Country\n${name},Norway\n`]);
  const preview = await seller.upload<Schemas["ImportPreview"]>(
    "/v1/potential-customers/bulk/import/preview",
    file,
    "list.csv",
  );
  expect(preview.body).toMatchObject({ created: 0, errors: [{ row: 2, column: "Name" }] });
});

it.each(["https://user:pass@evil.example", "shop.example@evil.example", "https://:pass@evil.example"])(
  "%s is no website of a customer",
  async (website) => {
    const { items } = (
      await seller.get<{ items: { id: string; headquarterCountry: { id: string } }[] }>("/v1/potential-customers")
    ).body;
    const answer = await seller.patch(`/v1/potential-customers/${items[0]?.id}`, { website });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors ?? {})).toEqual(["website"]);
  },
);

it("JSON that is nested without end is a mistake of its sender", async () => {
  const nested = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
  const send = (path: string, body: string) =>
    seller.raw(path, { method: "POST", body, headers: { "content-type": "application/json" } });
  for (const path of ["/v1/calls/start", "/v1/products/bulk/delete", "/v1/payments/stripe/events"])
    expect(await send(path, `{"ids":[${nested}],"phoneBookIds":[${nested}]}`)).toMatchObject({ status: 400 });
});

it("A-SIGNUP-10: a password has letters of both cases, of any script", async () => {
  const register = async (password: string, nth: number) =>
    (
      await server.anonymous.post("/v1/auth/register", {
        user: { name: "Ada", surname: "Byron", email: `case${nth}@example.com`, password },
      })
    ).status;
  expect(await register("ığüşöç1", 1)).toBe(400);
  expect(await register("漢字漢字漢字1", 2)).toBe(400);
  expect(await register("Iğüşöç1", 3)).toBe(201);
});
