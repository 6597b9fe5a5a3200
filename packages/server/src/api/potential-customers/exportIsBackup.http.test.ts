import type { CallwrightClient } from "@callwright/sdk";
import type { Schemas } from "@callwright/sdk/contract";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";

import { exportOf, rowsOf } from "../../testing/spreadsheets.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";

let server: TestServer;
let http: TestClient;
let admin: CallwrightClient;
let countries: Schemas["Country"][];
beforeAll(async () => {
  server = await startTestServer();
  http = await server.signIn("admin@callwright.test");
  admin = await server.sdk("admin@callwright.test");
  countries = (await admin.call("listCountries")).items;
  // The question is what is restored, not how much of it a plan allows.
  const unlimited = { limit_potential_customer: -1, limit_potential_customer_contact: -1, limit_product: -1 };
  await server.context.db.updateTable("subscription_packages").set(unlimited).execute();
});
afterAll(() => server[Symbol.asyncDispose]());

interface Person {
  name: string | null;
  surname: string | null;
  title: string | null;
  email: string | null;
  phoneNumber: string;
  isDoNotCall: boolean;
}

interface Customer {
  name: string;
  website: string | null;
  country: string;
  city: string | null;
  timeZone: string | null;
  products: string[];
  tags: string[];
  contacts: Person[];
}

const places = [
  {
    iso2: "NO",
    city: "Oslo",
    zones: ["Europe/Oslo"],
    phone: (nth: number) => `+472286${String(nth).padStart(4, "0")}`,
  },
  {
    iso2: "TR",
    city: "İzmir",
    zones: ["Europe/Istanbul"],
    phone: (nth: number) => `+90532123${String(nth).padStart(4, "0")}`,
  },
  {
    iso2: "US",
    city: "Chicago",
    zones: ["America/Chicago", "America/New_York"],
    phone: (nth: number) => `+1312555${String(nth).padStart(4, "0")}`,
  },
];

/** Names as people and other programs write them: with cell separators, formula prefixes, text marks or digits. */
const pieces = [
  "Towel",
  "İzmir",
  "Åse",
  "Ltd.",
  "a,b",
  "x; y",
  '"best"',
  "'n",
  "=1+1",
  "-5",
  "+47",
  "@home",
  "'=q",
  "007",
  "1e5",
  "_x0041_",
  "<b>&amp;",
  "  two",
  "日本",
  "👍",
  "#1",
  "|",
  "true",
];
const words = (maxLength: number) =>
  fc
    .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 })
    .map((parts) => parts.join(" ").trim())
    // The contract counts code points: an emoji is one.
    .filter((text) => Array.from(text).length >= 2 && text.length <= maxLength);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const distinct = (name: fc.Arbitrary<string>, bounds: { minLength?: number; maxLength: number }) =>
  fc.uniqueArray(name, { ...bounds, selector: (text) => text.toLocaleLowerCase("en") });
const customer: fc.Arbitrary<Customer> = fc
  .record({
    place: fc.constantFrom(...places),
    zone: fc.nat(1),
    hasCity: fc.boolean(),
    name: words(200),
    website: maybe(fc.constantFrom("https://shop.example", "https://a-b.example/path?x=1&y=2")),
    products: distinct(words(100), { minLength: 1, maxLength: 4 }),
    tags: distinct(words(60), { maxLength: 3 }),
    contacts: fc.uniqueArray(
      fc.record({
        name: maybe(words(100)),
        surname: maybe(words(100)),
        title: maybe(words(100)),
        email: maybe(fc.constantFrom("kari@nord.example", "o'neil+1@x-y.example")),
        nth: fc.integer({ min: 100, max: 199 }),
        isDoNotCall: fc.boolean(),
      }),
      { maxLength: 4, selector: ({ nth }) => nth },
    ),
  })
  .map(({ place, zone, hasCity, contacts, ...rest }) => ({
    ...rest,
    country: place.iso2,
    city: hasCity ? place.city : null,
    timeZone: place.zones[zone % place.zones.length] ?? null,
    contacts: contacts.map(({ nth, ...person }) => ({ ...person, phoneNumber: place.phone(nth) })),
  }));
const company = fc.uniqueArray(customer, {
  minLength: 1,
  maxLength: 6,
  selector: ({ name, country }) => `${name.toLocaleLowerCase("en")} ${country}`,
});

it(
  "R-19 R-44 an export is a backup: imported into an empty company it is all there again, to the letter",
  { timeout: 300_000 },
  async () => {
    const seed = Number(process.env.CALLWRIGHT_SEED ?? Date.now() % 1_000_000_007);
    console.info(`CALLWRIGHT_SEED=${seed}`);
    await fc.assert(
      fc.asyncProperty(company, async (customers) => {
        const [from, into] = [await emptyCompany(), await emptyCompany()];
        for (const each of customers) await create(from, each);
        const file = await (await exportOf(http, `/v1/potential-customers/bulk/export?sellerCompanyId=${from}`)).blob();
        const path = "/v1/potential-customers/bulk/import";
        const { body } = await http.upload<Schemas["ImportResult"]>(`${path}?sellerCompanyId=${into}`, file);
        expect(body.errors).toEqual([]);
        expect(body.created).toBe(customers.length);
        expect(await readAll(into)).toEqual(await readAll(from));
        // A second import changes nothing.
        const again = await http.upload<Schemas["ImportResult"]>(`${path}?sellerCompanyId=${into}`, file);
        expect(again.body).toMatchObject({ created: 0, errors: [] });
        expect(await readAll(into)).toEqual(await readAll(from));
      }),
      { seed, numRuns: 8, endOnFailure: true },
    );
  },
);

it("R-19 dates and numbers of every export are cells that sort, not text", async () => {
  const exported = async (path: string) => (await rowsOf(await exportOf(http, path))).slice(0, 2);
  const [headings, first] = await exported("/v1/potential-customers/bulk/export");
  expect(first?.[headings?.indexOf("Last Updated (UTC)") ?? -1]).toMatch(/^\d{4}-\d\d-\d\d( \d\d:\d\d)?$/);
});

let made = 0;
async function emptyCompany(): Promise<string> {
  const [product] = (await admin.call("listProducts", { query: { isPublic: true, perPage: 1 } })).items;
  const body = {
    name: `Backup ${(made += 1)}`,
    website: "backup.example",
    headquarterCountryId: countries.find(({ iso2 }) => iso2 === "NO")?.id ?? "",
    productIds: [product?.id ?? ""],
  };
  return (await admin.call("createSellerCompany", { body })).id;
}

const productIds = new Map<string, string>();
const tagIds = new Map<string, string>();
const idOf = async (known: Map<string, string>, key: string, make: () => Promise<{ id: string }>) => {
  const id = known.get(key) ?? (await make()).id;
  known.set(key, id);
  return id;
};

async function create(sellerCompanyId: string, { country, city, contacts, ...wanted }: Customer): Promise<void> {
  const headquarterCountryId = countries.find(({ iso2 }) => iso2 === country)?.id ?? "";
  const found = city
    ? (await admin.call("listCities", { path: { id: headquarterCountryId }, query: { text: city } })).items
    : [];
  const ofCompany = (name: string) => `${sellerCompanyId} ${name.toLocaleLowerCase("en")}`;
  const products: string[] = [];
  for (const name of wanted.products)
    products.push(
      await idOf(productIds, ofCompany(name), () => admin.call("createProduct", { body: { name, sellerCompanyId } })),
    );
  const tags: string[] = [];
  for (const title of wanted.tags)
    tags.push(
      await idOf(tagIds, ofCompany(title), () =>
        admin.call("createPotentialCustomerTag", { body: { title, color: "teal", sellerCompanyId } }),
      ),
    );
  const { id } = await admin.call("createPotentialCustomer", {
    body: {
      sellerCompanyId,
      name: wanted.name,
      website: wanted.website,
      timeZone: wanted.timeZone,
      headquarterCountryId,
      headquarterCityId: found.find(({ name }) => name === city)?.id ?? null,
      productIds: products,
      tagIds: tags,
    },
  });
  for (const { isDoNotCall, ...person } of contacts) {
    const contact = await admin.call("createContact", { path: { id }, body: person });
    if (isDoNotCall) await admin.call("updateContact", { path: { id, contactId: contact.id }, body: { isDoNotCall } });
  }
}

/** A company's customers in a form that can be compared. */
async function readAll(sellerCompanyId: string): Promise<unknown[]> {
  const query = { sellerCompanyId, perPage: 100, sortBy: "name" as const };
  const { items } = await admin.call("listPotentialCustomers", { query });
  const details = await Promise.all(items.map(({ id }) => admin.call("getPotentialCustomer", { path: { id } })));
  const described = details.map((each) => ({
    name: each.name,
    website: each.website,
    country: each.headquarterCountry.iso2,
    city: each.headquarterCity?.name ?? null,
    timeZone: each.timeZone,
    products: each.products.map(({ name }) => name).toSorted(),
    tags: each.tags.map(({ title }) => title).toSorted(),
    contacts: each.contacts
      .map(({ name, surname, title, email, phoneNumber, isDoNotCall }) => ({
        name,
        surname,
        title,
        email,
        phoneNumber,
        isDoNotCall,
      }))
      .toSorted((one, other) => one.phoneNumber.localeCompare(other.phoneNumber)),
  }));
  return described.toSorted((one, other) =>
    `${one.name} ${one.country}`.localeCompare(`${other.name} ${other.country}`),
  );
}
