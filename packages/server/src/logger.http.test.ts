import { afterAll, expect, it } from "vitest";

import { createLogger } from "./logger.ts";
import { askForReset, newestMail, tokenIn } from "./testing/mailbox.ts";
import { people } from "./testing/people.ts";
import { customerSheet } from "./testing/spreadsheets.ts";
import { startTestServer } from "./testing/startTestServer.ts";
import type { Schemas } from "@callwright/sdk/contract";

const lines: string[] = [];
const logger = createLogger("trace", { destination: { write: (line) => void lines.push(line) } });
const server = await startTestServer({ logger, processes: 1 });
afterAll(() => server[Symbol.asyncDispose]());

/** The log lines of one request. */
const linesOf = (requestId: string) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line.requestId === requestId);

const person = {
  name: "Zenobia",
  surname: "Quillfeather",
  email: "zenobia@quillfeather.example",
  password: "Xylophone7",
};
const withoutPassword = { name: person.name, surname: person.surname, email: person.email };
const phoneNumber = "+4722860142";

it(
  "a day's work leaves no password, token, address, number, name or search in the log",
  { timeout: 120_000 },
  async () => {
    const { anonymous } = server;
    await anonymous.post("/v1/auth/register", { user: person });
    const token = tokenIn(await newestMail(server));
    await anonymous.post("/v1/auth/verify-email", { token });
    await anonymous.post("/v1/auth/login", { email: person.email, password: "Wrongword1" });
    const login = await anonymous.post<Schemas["Session"]>("/v1/auth/login", {
      email: person.email,
      password: person.password,
    });
    await anonymous.post("/v1/auth/refresh", { refreshToken: login.body.refreshToken });
    const resetToken = tokenIn(await askForReset(server, person.email));
    await anonymous.get(`/forgot-password?token=${resetToken}`);

    const seller = await server.signIn(people.seller);
    await seller.get("/v1/potential-customers?text=Quillfeather");
    await seller.get("/v1/calls/history?text=Quillfeather&nonsense=Quillfeather");
    const country = await seller.get<Schemas["CountryList"]>("/v1/countries");
    const [product] = (await seller.get<Schemas["ProductList"]>("/v1/products")).body.items;
    await seller.post("/v1/potential-customers", {
      name: "Quillfeather Traders",
      headquarterCountryId: country.body.items.find(({ iso2 }) => iso2 === "NO")?.id,
      productIds: [product?.id],
      contact: { name: person.name, phoneNumber, email: person.email },
    });
    const row = {
      Name: "Quillfeather Imports",
      Country: "Norway",
      "Contact Name": person.name,
      "Contact Phone": phoneNumber,
    };
    await seller.upload("/v1/potential-customers/bulk/import", await customerSheet([row, { Name: "Quillfeather" }]));
    const items = await seller.get<Schemas["PhoneBookList"]>("/v1/phone-books");
    await seller.post("/v1/calls/start", { phoneBookIds: items.body.items.map(({ id }) => id) });
    await anonymous.post("/v1/contacts", { ...withoutPassword, phoneNumber, message: "Quillfeather asks" });

    const log = lines.join("");
    const done = lines.map((line) => JSON.parse(line) as { operation?: string; status?: number });
    expect(done.filter(({ status = 500 }) => status < 300).map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(
        "registerUser verifyEmail login refreshSession requestPasswordReset createPotentialCustomer importPotentialCustomers startCalls listPotentialCustomers".split(
          " ",
        ),
      ),
    );
    for (const secret of [
      person.name,
      person.surname,
      person.email,
      person.password,
      "Wrongword1",
      phoneNumber,
      token,
      resetToken,
      login.body.accessToken,
      login.body.refreshToken,
      "callwright.test",
      "eyJ",
    ])
      expect(log).not.toContain(secret);
  },
);

it("a request is one line that says what, how it ended, how long it took and whose it was", async () => {
  const seller = await server.signIn(people.seller);
  const { headers } = await seller.get("/v1/products?text=soap");
  const [line, ...more] = linesOf(headers.get("x-request-id") ?? "");
  expect(more).toEqual([]);
  expect(line).toMatchObject({
    level: 30,
    operation: "listProducts",
    method: "GET",
    status: 200,
    actor: "user",
    msg: "request",
  });
  expect(line?.userId).toMatch(/^[\da-f-]{36}$/);
  expect(line?.milliseconds).toBeTypeOf("number");
});

it("every line of a request carries its id, also what a deeper part has to say", async () => {
  const requestId = "a-request-that-fails";
  const { db } = server.context;
  const seller = (await server.signIn(people.seller)).with({ "x-request-id": requestId });
  await db.schema.alterTable("countries").renameTo("countries_elsewhere").execute();
  try {
    expect((await seller.get("/v1/countries")).status).toBe(500);
  } finally {
    await db.schema.alterTable("countries_elsewhere").renameTo("countries").execute();
  }
  const [failure, request] = linesOf(requestId);
  expect(failure).toMatchObject({ level: 50, operation: "listCountries", msg: "a request failed" });
  expect(request).toMatchObject({ level: 30, operation: "listCountries", status: 500 });
});

it("what a library quotes in its error is left out", () => {
  lines.length = 0;
  const error = Object.assign(new Error("550 <zenobia@quillfeather.example> rejected, call +4722860142"), {
    detail: "Key (email)=(zenobia@quillfeather.example) already exists.",
    parameters: ["Zenobia"],
    code: "23505",
  });
  logger.error({ err: error, user: { email: person.email, name: person.name } }, "it failed");
  expect(lines[0]).toContain("23505");
  expect(lines[0]).not.toMatch(/zenobia|4722860142/i);
});
