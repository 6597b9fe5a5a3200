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
import { makeWorld, makeWorlds, unknownWorld, type World, type WorldOwner } from "./world.ts";

/**
 * Every operation, called by every kind of client, on its own rows, on those of another company, and with unknown ids.
 * The expectations follow from `http/permissions.ts` and one rule: sellers and widgets have access to their own
 * company's rows, managers to all.
 */

const crm = "https://crm.example.com";
const marker = "Bosphorusmark";

interface Person {
  name: string;
  client: TestClient;
  /** The author in this person's feedback. */
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

/** The status with which a client is refused before any row is read; undefined if it is allowed. */
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

/** One cell of the matrix: a client, the rows that its request names, and the expected statuses. */
interface Cell {
  title: string;
  person: Person;
  path: World;
  named: World;
  statuses: readonly number[];
}

const success = [200, 201, 202, 204, 206];
/** The statuses for another company's rows in a body or a query. Lists and bulk actions leave such rows out. */
const refused = [400, 404, 409];

/** All requests that an operation refuses, for every client. */
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

/** Sends the request of a cell. Returns the status, whether the contract documents it, and the text. */
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
    for (const { person, world } of await allowedRequests(operation)) {
      const { status, isDocumented, text } = await ask(operation, { person, path: world, named: world });
      const isLeaked = !isManager(person) && text.includes(marker);
      expect({ person: person.name, status, isDocumented, isLeaked }, text).toEqual({
        person: person.name,
        status: expect.toBeOneOf([...success, ...businessRefusals(operation)]) as number,
        isDocumented: true,
        isLeaked: false,
      });
    }
  });
});

/** Who may call an operation, with the rows that each request names. */
async function allowedRequests(operation: ContractOperation): Promise<{ person: Person; world: World }[]> {
  const requests: { person: Person; owner: WorldOwner }[] = [];
  for (const person of everybody().filter((one) => refusal(operation, one) === undefined))
    for (const companyId of await companiesFor(operation, person))
      requests.push({ person, owner: { companyId, author: person.author, marker: "Mine" } });
  const worlds = await worldsFor(
    operation,
    requests.map(({ owner }) => owner),
  );
  return requests.map(({ person }, index) => ({ person, world: worlds[index]! }));
}

const worldsToRead = new Map<string, Promise<World>>();

/** New rows for an operation that changes something. Operations that only read share theirs. */
async function worldsFor({ method }: ContractOperation, owners: WorldOwner[]): Promise<World[]> {
  if (method !== "GET") return makeWorlds(server.context, owners);
  return Promise.all(
    owners.map((owner) => {
      const key = `${owner.companyId} ${owner.author}`;
      const world = worldsToRead.get(key) ?? makeWorld(server.context, owner);
      worldsToRead.set(key, world);
      return world;
    }),
  );
}

/**
 * The statuses with which an allowed request may be refused for other reasons: money, a conflict, or an invalid file.
 */
function businessRefusals({ body }: ContractOperation): number[] {
  return body.kind === "form" ? [415] : [402, 409];
}

/**
 * The companies on which a client may act: a seller's own; for managers any, and for the deletion of companies a new
 * one.
 */
async function companiesFor({ id }: ContractOperation, person: Person): Promise<string[]> {
  if (!isManager(person)) return [companies.own];
  if (!id.startsWith("deleteSellerCompan")) return Object.values(companies);
  const admin = await server.sdk(people.admin);
  const body = { name: "To be deleted", website: "gone.example", headquarterCountryId: shared.countryId };
  return [(await admin.call("createSellerCompany", { body })).id];
}
