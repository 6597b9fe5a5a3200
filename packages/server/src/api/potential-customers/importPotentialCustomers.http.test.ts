import { setInterval } from "node:timers/promises";

import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { bombs } from "../../files/testing/bombs.ts";
import { buildZip } from "../../files/testing/buildZip.ts";
import { customerSheet, exportOf, manyCustomers, rowsOf } from "../../testing/spreadsheets.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";

let server: TestServer;
let seller: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  seller = await server.signIn("seller@callwright.test");
});
afterAll(() => server[Symbol.asyncDispose]());

const importPath = "/v1/potential-customers/bulk/import";
type CustomerList = Schemas["PotentialCustomerList"];
type CustomerDetail = Schemas["PotentialCustomerDetail"];

const search = (client: TestClient, text: string) =>
  client.get<CustomerList>(`/v1/potential-customers?perPage=100&sortBy=name&text=${encodeURIComponent(text)}`);
const countOf = async (client: TestClient, text: string) => (await search(client, text)).body.metaData.totalCount;
const contactsOf = async (client: TestClient, customer: { id: string } | undefined) =>
  (await client.get<CustomerDetail>(`/v1/potential-customers/${customer?.id}`)).body.contacts;

describe("a seller imports customers", () => {
  it("B-API-09, B-IMP-07: 25 customers with their contacts, products, tags and zones come in; a second time they are updated", async () => {
    const file = await customerSheet(manyCustomers(25));
    expect(await seller.upload(importPath, file)).toMatchObject({
      status: 200,
      body: { created: 25, updated: 0, errors: [] },
    });
    expect(await seller.upload(importPath, file)).toMatchObject({
      status: 200,
      body: { created: 0, updated: 25, errors: [] },
    });

    const { body } = await search(seller, "Imported Company");
    expect(body.metaData.totalCount).toBe(25);
    expect(body.items[0]).toMatchObject({
      name: "Imported Company 1",
      website: "https://company-1.example",
      headquarterCountry: { iso2: "NO" },
      timeZone: "Europe/Oslo",
      products: [{ name: "Green Cracked Olives" }, { name: "Olive Oil Soap" }],
      tags: [{ title: "Imported" }],
      contactsCount: 1,
      hasContacts: true,
      isCatalog: false,
    });
    expect(await contactsOf(seller, body.items[0])).toMatchObject([
      { name: "Ingrid", surname: "Number 1", phoneNumber: "+4722800000" },
    ]);
  });

  it("R-44 bad rows are told by row, column and reason, and the others come in", async () => {
    const good = { Country: "Norway", "Contact Phone": "+4722860144" };
    const file = await customerSheet([
      { ...good, Name: "Fjell One" },
      { ...good, Name: "Fjell Two", "Contact Phone": "12" },
      { ...good, Name: "Fjell Three", Country: "Atlantis" },
      { ...good, Name: "" },
      { ...good, Name: "Fjell Five", "Time Zone": "Europe/Oslo" },
    ]);
    expect(await seller.upload(importPath, file)).toMatchObject({
      status: 200,
      body: {
        created: 2,
        updated: 0,
        errors: [
          { row: 3, column: "Contact Phone", reason: '"12" is not a valid phone number.' },
          { row: 4, column: "Country", reason: 'There is no country "Atlantis".' },
          { row: 5, column: "Name", reason: "Please enter your customer name." },
        ],
      },
    });
    expect(await countOf(seller, "Fjell")).toBe(2);
  });

  it("two rows of one customer are one customer with two contacts", async () => {
    const file = await customerSheet([
      { Name: "Twice Ltd", Country: "GB", "Contact Phone": "+442079460811", Products: "Olive Paste" },
      { Name: "TWICE LTD", Country: "UK", "Contact Phone": "+442079460812", Products: "olive paste, Brand new thing" },
    ]);
    expect(await seller.upload(importPath, file)).toMatchObject({ body: { created: 1, updated: 1 } });
    const { body } = await search(seller, "twice");
    expect(body.items).toMatchObject([
      { contactsCount: 2, products: [{ name: "Brand new thing" }, { name: "Olive Paste" }] },
    ]);
    expect((await seller.get<Schemas["ProductList"]>("/v1/products?text=brand%20new")).body.items).toMatchObject([
      { name: "Brand new thing", sellerCompany: { name: "Aegean Olive Trading" } },
    ]);
  });

  it("an empty cell keeps what is known", async () => {
    const row = {
      Name: "Keeper",
      Country: "US",
      Website: "keeper.example",
      "Time Zone": "America/Chicago",
      "Contact Phone": "+13125550101",
      "Contact Name": "Dana",
    };
    await seller.upload(importPath, await customerSheet([row]));
    await seller.upload(
      importPath,
      await customerSheet([
        { Name: "keeper", Country: "USA", "Contact Phone": "(312) 555-0101", "Contact Title": "Buyer" },
      ]),
    );
    const { body } = await search(seller, "keeper");
    expect(body.items).toMatchObject([
      { name: "Keeper", website: "https://keeper.example", timeZone: "America/Chicago", contactsCount: 1 },
    ]);
    expect(await contactsOf(seller, body.items[0])).toMatchObject([{ name: "Dana", title: "Buyer" }]);
  });

  it("two imports of the same file at once make no customer twice", async () => {
    const file = await customerSheet(manyCustomers(40).map((row) => ({ ...row, Name: `Racing ${row.Name}` })));
    const answers = await Promise.all([
      seller.upload<Schemas["ImportResult"]>(importPath, file),
      seller.upload<Schemas["ImportResult"]>(importPath, file),
    ]);
    expect(new Set(answers.map((answer) => answer.body.created))).toEqual(new Set([0, 40]));
    expect(await countOf(seller, "Racing")).toBe(40);
  });
});

describe("a file that must not come in", () => {
  const refused: [
    file: string,
    build: () => Uint8Array | string,
    status: number,
    code: string,
    message: string | RegExp,
  ][] = [
    [
      "B-IMP-01 text named .xlsx",
      () => "Name;Country\nAcme;Norway",
      415,
      "NOT_AN_EXCEL_FILE",
      "Only Excel files are accepted.",
    ],
    [
      "a picture named .xlsx",
      () => Buffer.from("89504e470d0a1a0a", "hex"),
      415,
      "NOT_AN_EXCEL_FILE",
      "Only Excel files are accepted.",
    ],
    [
      "a zip that is no workbook",
      () => buildZip([{ name: "a.txt", content: Buffer.from("a") }]),
      415,
      "NOT_AN_EXCEL_FILE",
      "Only Excel files are accepted.",
    ],
    ["a file of 0 bytes", () => "", 400, "FILE_UNREADABLE", "The file is empty."],
    ["a plain zip bomb", bombs.plain, 413, "PAYLOAD_TOO_LARGE", /too large/],
    ["a bomb in the shared strings", bombs.sharedStrings, 413, "PAYLOAD_TOO_LARGE", /too large/],
    ["a bomb with forged sizes", bombs.forgedSizes, 413, "PAYLOAD_TOO_LARGE", /too large/],
    ["a string repeated to gigabytes", bombs.repeatedString, 413, "PAYLOAD_TOO_LARGE", /too much text/],
    ["more than 10 MB", () => Buffer.alloc(11 * 1024 * 1024), 413, "PAYLOAD_TOO_LARGE", /10 MB/],
  ];
  it.each(refused)(
    "%s is refused with a clear sentence, and the server stays up",
    async (_, build, status, code, message) => {
      const answer = await seller.upload(importPath, new Blob([build() as Uint8Array<ArrayBuffer>]));
      expect(answer).toMatchObject({ status, body: { code } });
      expect(answer.body.message).toMatch(message);
      expect(answer.body.errors?.file).toBe(answer.body.message);
      expect((await seller.get("/v1/potential-customers?perPage=1")).status).toBe(200);
    },
  );

  it("a list without the template's columns is refused and the columns are named", async () => {
    const file = await new Response(await (await seller.fetch("/v1/templates/contacts")).blob()).blob();
    const answer = await seller.upload(importPath, file);
    expect(answer).toMatchObject({ status: 400, body: { code: "FILE_UNREADABLE" } });
    expect(answer.body.message).toContain("Missing: Country.");
  });

  it("B-IMP-02 no file at all", async () => {
    expect(await seller.raw(importPath, { method: "POST", body: new FormData() })).toMatchObject({
      status: 400,
      body: { errors: { file: "Please select a file." } },
    });
  });

  it("A-PERM-05 the Free plan has no bulk actions", async () => {
    const free = await server.signIn("free@callwright.test");
    expect(await free.upload(importPath, await customerSheet(manyCustomers(1)))).toMatchObject({
      status: 402,
      body: { code: "PLAN_UPGRADE_REQUIRED", message: "Please upgrade your plan" },
    });
  });
});

describe("large lists", () => {
  it(
    "R-44 every one of 2,000 bad rows among 4,000 is counted and reported, as the preview said",
    { timeout: 300_000 },
    async () => {
      const rows = manyCustomers(4_000).map((row, index) => ({
        ...row,
        Name: `Mixed ${row.Name}`,
        ...(index % 2 === 1 && { Country: "Atlantis" }),
      }));
      const file = await customerSheet([...rows, ...rows.slice(0, 50)]);
      const { body: plan } = await seller.upload<Schemas["ImportPreview"]>(`${importPath}/preview`, file);
      expect(plan).toMatchObject({ created: 2_000, updated: 0, contactsCreated: 2_000 });
      expect(plan.notes).toContainEqual({ code: "REPEATED_ROWS", count: 50 });
      expect(await countOf(seller, "Mixed")).toBe(0);
      const { body: result } = await seller.upload<Schemas["ImportResult"]>(importPath, file);
      expect(result).toEqual({ created: plan.created, updated: plan.updated, errors: plan.errors });
      expect(result.errors).toHaveLength(2_000);
      expect(result.errors.at(-1)).toEqual({
        row: 4_001,
        column: "Country",
        reason: 'There is no country "Atlantis".',
      });
    },
  );

  it("50,000 rows come in whole, and meanwhile the server answers others", { timeout: 300_000 }, async () => {
    const file = await customerSheet(manyCustomers(50_000).map((row) => ({ ...row, Name: `Bulk ${row.Name}` })));
    let hasEnded = false;
    const importing = seller.upload(importPath, file).finally(() => (hasEnded = true));
    let othersCount = 0;
    for await (const _ of setInterval(100)) {
      if (hasEnded) break;
      expect((await seller.get("/v1/users/profile/me")).status).toBe(200);
      othersCount += 1;
    }
    expect(await importing).toMatchObject({ status: 200, body: { created: 50_000, updated: 0, errors: [] } });
    expect(othersCount).toBeGreaterThan(10);
    expect(await countOf(seller, "Bulk Imported")).toBe(50_000);
  });

  it("one row more is refused before anything is written", { timeout: 120_000 }, async () => {
    const file = await customerSheet(
      Array.from({ length: 50_001 }, (_, index) => ({ Name: `Over ${index}`, Country: "NO" })),
    );
    expect(await seller.upload(importPath, file)).toMatchObject({
      status: 413,
      body: { message: "The file has more than 50,000 rows. Please split it." },
    });
    expect(await countOf(seller, "Over")).toBe(0);
  });
});

describe("customers exported", () => {
  it("B-API-08, B-PC-21: an export can be imported as it is", async () => {
    const response = await exportOf(seller, "/v1/potential-customers/bulk/export?text=Fjell&sortBy=name");
    expect(response.headers.get("content-disposition")).toContain(".xlsx");
    const file = await response.blob();
    const rows = await rowsOf(new Response(file));
    expect(rows.map((row) => row[0])).toEqual(["Name", "Fjell Five", "Fjell One"]);
    expect(await seller.upload(importPath, file)).toMatchObject({ body: { created: 0, updated: 2, errors: [] } });
  });

  it("B-API-08, R-19: ids win over filters, and nobody exports what is not theirs", async () => {
    const { body } = await search(seller, "Fjell");
    const ids = body.items.map(({ id }) => id);
    expect(
      await rowsOf(
        await exportOf(seller, "/v1/potential-customers/bulk/export?text=nothing", { ids: ids.slice(0, 1) }),
      ),
    ).toHaveLength(2);
    const other = await server.signIn("irene.galani@callwright.test");
    expect(await rowsOf(await exportOf(other, "/v1/potential-customers/bulk/export", { ids }))).toHaveLength(1);
  });

  it("a name that looks like a formula is written as text and comes back as it was", async () => {
    const name = '=HYPERLINK("http://evil.test","Fjord")';
    await seller.upload(importPath, await customerSheet([{ Name: name, Country: "NO" }]));
    const file = await (await exportOf(seller, "/v1/potential-customers/bulk/export?text=HYPERLINK")).blob();
    expect((await rowsOf(new Response(file)))[1]?.[0]).toBe(`'${name}`);
    expect(await seller.upload(importPath, file)).toMatchObject({ body: { created: 0, updated: 1 } });
  });
});
