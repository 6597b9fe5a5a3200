import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { operationsOf, widgetNames } from "../../auth/embedWidgets.ts";
import type { Clock } from "../../clock.ts";
import { rowsOf } from "../spreadsheets.ts";
import { permissions, type Permission } from "../../http/permissions.ts";
import { people } from "../people.ts";
import { startTestServer, type TestServer } from "../startTestServer.ts";
import type { TestClient } from "../TestClient.ts";
import { contractOperations, isDocumented, type ContractOperation } from "./contractOperations.ts";
import { isBulk, kindsInPath, namesRows, requestFor, type Shared } from "./requests.ts";
import { setStage } from "./stage.ts";
import { tableHashes } from "./tableHashes.ts";
import { makeWorld, unknownWorld, type World } from "./world.ts";

/**
 * Every operation, by everybody, on rows of their own, of another company, and on ids that nothing has. What is expected
 * follows from `http/permissions.ts` and one sentence: sellers and widgets have their own company's rows, managers have all.
 */

const crm = "https://crm.example.com";
const marker = "Bosphorusmark";

interface Person {
  name: string;
  client: TestClient;
  /** How the feedback of this person is signed. */
  author: string;
  role?: Schemas["UserRole"];
  isEmbedded?: boolean;
}

let now = new Date();
const clock: Clock = { now: () => now };
let server: TestServer;
let shared: Shared;
let companies: { own: string; foreign: string };
let persons: Record<string, Person>;
let own: World;
let foreign: World;
const unknown = unknownWorld();

beforeAll(async () => {
  server = await startTestServer({ clock, env: { CALLWRIGHT_SIM_SPEED: "1" } });
  const admin = await server.sdk(people.admin);
  ({ companies, shared } = await setStage(server));

  const key = await admin.call("createApiKey", {
    body: { name: "Partner", allowedOrigins: [crm], sellerCompanyId: companies.own },
  });
  const token = async () => {
    const body = { allowedWidgets: widgetNames, origin: crm };
    const session = await server.anonymous
      .with({ "x-api-key": key.secret })
      .post<Schemas["EmbedSession"]>("/v1/embed-sessions", body);
    return server.anonymous.with({ authorization: `Bearer ${session.body.token}`, origin: crm });
  };
  const person = async (email: string, role: Schemas["UserRole"]): Promise<Person> => {
    const client = await server.signIn(email);
    const { body } = await client.get<Schemas["CurrentUser"]>("/v1/users/profile/me");
    return { name: role, client, author: `user:${body.id}`, role };
  };
  const expired = await token();
  const earlier = now;
  now = new Date(earlier.getTime() + 3_600_000);
  persons = {
    anonymous: { name: "anonymous", client: server.anonymous, author: "anonymous" },
    expired: { name: "an expired token", client: expired, author: "anonymous" },
    apiKey: {
      name: "an API key",
      client: server.anonymous.with({ "x-api-key": key.secret }),
      author: `key:${key.apiKey.id}`,
    },
    embedded: {
      name: "a widget",
      client: await token(),
      author: `embed:${key.apiKey.id}:`,
      role: "SELLER",
      isEmbedded: true,
    },
    seller: await person(people.seller, "SELLER"),
    master: await person(people.master, "MASTER_ACCOUNT"),
    representative: await person(people.representative, "REPRESENTATIVE"),
    admin: await person(people.admin, "ADMIN"),
  };
  own = await makeWorld(server.context, { companyId: companies.own, author: "nobody", marker: "Own" });
  foreign = await makeWorld(server.context, { companyId: companies.foreign, author: "somebody", marker });
});
afterAll(() => server[Symbol.asyncDispose]());

const everybody = () => Object.values(persons);
const isManager = ({ role }: Person) => role === "ADMIN" || role === "REPRESENTATIVE";

/** The status with which somebody is turned away before any row is looked at; undefined when they are let through. */
function refusal({ id }: ContractOperation, person: Person): number | undefined {
  const permission: Permission = permissions[id];
  if (permission === "public" || permission === "signed") return undefined;
  if (person === persons.anonymous || person === persons.expired) return 401;
  if (person === persons.apiKey) return permission === "apiKey" ? undefined : 403;
  if (person.isEmbedded) return operationsOf(widgetNames).includes(id) ? undefined : 403;
  if (permission === "apiKey") return 403;
  return permission === "user" || permission.includes(person.role ?? "SELLER") ? undefined : 403;
}

const isGuarded = ({ id }: ContractOperation) => permissions[id] !== "public" && permissions[id] !== "signed";

/** One cell of the matrix: somebody asks about these rows, and may be answered so. */
interface Cell {
  title: string;
  person: Person;
  path: World;
  named: World;
  statuses: readonly number[];
}

const success = [200, 201, 202, 204, 206];
/** Somebody else's rows in a body or a query: refused, or for lists and bulk actions left out. */
const refused = [400, 404, 409];

/** Everything an operation refuses, by everybody. */
function refusals(operation: ContractOperation): Cell[] {
  return everybody().flatMap((person) => {
    const turnedAway = refusal(operation, person);
    const cell = (title: string, path: World, named: World, statuses: readonly number[]): Cell => ({
      title: `${person.name}, ${title}`,
      person,
      path,
      named,
      statuses,
    });
    if (turnedAway !== undefined)
      return [
        cell("own rows", own, own, [turnedAway]),
        cell("another company's rows", foreign, foreign, [turnedAway]),
        cell("unknown rows", unknown, unknown, [turnedAway]),
      ];
    const cells: Cell[] = [];
    const notTheirs = isManager(person) ? [] : [{ title: "another company's rows", world: foreign }];
    const strangers = [{ title: "unknown rows", world: unknown }, ...notTheirs];
    if (kindsInPath(operation).length > 0)
      cells.push(...strangers.map(({ title, world }) => cell(title, world, own, [404])));
    const isLeftOut = isBulk(operation) || operation.method === "GET";
    if (namesRows(operation, { path: own, named: unknown, shared, isManager: isManager(person) }))
      cells.push(
        ...strangers.map(({ title, world }) =>
          cell(`naming ${title}`, own, world, isLeftOut ? [...success, ...refused] : refused),
        ),
      );
    return cells;
  });
}

/** What the answer of a cell tells: a status the contract documents, and a text. */
async function ask(operation: ContractOperation, { person, path, named }: Omit<Cell, "title" | "statuses">) {
  const { url, init } = requestFor(operation, { path, named, shared, isManager: isManager(person) });
  const stopping = new AbortController();
  const response = await person.client.fetch(url, { ...init, signal: stopping.signal });
  const type = response.headers.get("content-type") ?? "";
  let text = "";
  if (type.startsWith("text/event-stream")) stopping.abort();
  else text = type.includes("spreadsheetml") ? JSON.stringify(await rowsOf(response)) : await response.text();
  return { status: response.status, isDocumented: isDocumented(operation, response.status), text };
}

describe("nobody gets past what they may, and nothing changes", () => {
  let before: Map<string, string>;
  beforeAll(async () => {
    before = await tableHashes(server.context.db);
  });
  afterAll(async () => {
    expect(await tableHashes(server.context.db)).toEqual(before);
  });

  it.each(contractOperations.filter(isGuarded))("$id", async (operation) => {
    for (const { title, statuses, ...cell } of refusals(operation)) {
      const { status, isDocumented, text } = await ask(operation, cell);
      expect({ title, status, isDocumented, isLeaked: text.includes(marker) }, text).toEqual({
        title,
        status: expect.toBeOneOf([...statuses]) as number,
        isDocumented: true,
        isLeaked: false,
      });
    }
  });
});

describe("everybody gets what is theirs", () => {
  it.each(contractOperations.filter(isGuarded))("$id", async (operation) => {
    for (const person of everybody().filter((one) => refusal(operation, one) === undefined)) {
      for (const companyId of await companiesFor(operation, person)) {
        const world = await makeWorld(server.context, { companyId, author: person.author, marker: "Mine" });
        const { status, isDocumented, text } = await ask(operation, { person, path: world, named: world });
        const isLeaked = !isManager(person) && text.includes(marker);
        expect({ person: person.name, status, isDocumented, isLeaked }, text).toEqual({
          person: person.name,
          status: expect.toBeOneOf([...success, ...businessRefusals(operation)]) as number,
          isDocumented: true,
          isLeaked: false,
        });
      }
    }
  });
});

/** What is refused to the right person for a reason of its own: money, state, or a file that is none. */
function businessRefusals({ body }: ContractOperation): number[] {
  return body.kind === "form" ? [415] : [402, 409];
}

/** A seller's own company; for managers any, and one to delete where they do that. */
async function companiesFor({ id }: ContractOperation, person: Person): Promise<string[]> {
  if (!isManager(person)) return [companies.own];
  if (!id.startsWith("deleteSellerCompan")) return Object.values(companies);
  const admin = await server.sdk(people.admin);
  const body = { name: "To be deleted", website: "gone.example", headquarterCountryId: shared.countryId };
  return [(await admin.call("createSellerCompany", { body })).id];
}
