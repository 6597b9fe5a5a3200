import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { permissions, type Permission } from "../../http/permissions.ts";
import { people } from "../people.ts";
import { startTestServer, type TestServer } from "../startTestServer.ts";
import type { TestClient } from "../TestClient.ts";
import { contractOperations, isDocumented, type ContractOperation } from "./contractOperations.ts";
import { requestFor } from "./requests.ts";
import { setStage, type Stage } from "./stage.ts";
import { tableHashes } from "./tableHashes.ts";
import { makeWorld, type World } from "./world.ts";

/**
 * Every operation that accepts an Idempotency-Key: with the same request again, another request, a stranger's key, and
 * invalid keys.
 */

const marker = "Bosphorusmark";
const keyed = contractOperations.filter(({ parameters }) => parameters.some(({ name }) => name === "Idempotency-Key"));

let server: TestServer;
let stage: Stage;
let clients: Record<"seller" | "stranger" | "admin" | "newcomer", TestClient>;

beforeAll(async () => {
  // The simulator is so slow that nothing changes between two reads of the tables.
  server = await startTestServer({ env: { CALLWRIGHT_SIM_SPEED: "0.01", CALLWRIGHT_RATE_LIMIT_SCALE: "100000" } });
  stage = await setStage(server);
  const [seller, stranger, admin, newcomer] = await Promise.all(
    [people.seller, people.freeSeller, people.admin, people.newcomer].map((email) => server.signIn(email)),
  );
  clients = { seller, stranger, admin, newcomer } as typeof clients;
});
afterAll(() => server[Symbol.asyncDispose]());

/** A client that may call the operation. */
function caller({ id }: ContractOperation): { client: TestClient; isManager: boolean } {
  if (id === "onboardSellerCompany") return { client: clients.newcomer, isManager: false };
  const permission: Permission = permissions[id];
  const isForSellers = permission === "user" || permission.includes("SELLER");
  return isForSellers ? { client: clients.seller, isManager: false } : { client: clients.admin, isManager: true };
}

const worldOf = (companyId: string, word: string): Promise<World> =>
  makeWorld(server.context, { companyId, author: "nobody", marker: word });

async function send(client: TestClient, key: string, { url, init }: ReturnType<typeof requestFor>) {
  const response = await client.with({ "idempotency-key": key }).fetch(url, init);
  const text = await response.text();
  return { status: response.status, text, isReplayed: response.headers.get("idempotency-replayed") === "true" };
}

/** The hashes of all tables except those that are written after the response: calls go on, and tell of it. */
async function everyTable() {
  const { db } = server.context;
  const hashes = await tableHashes(db);
  const told = await db
    .selectFrom("live_events")
    .select("id")
    .where("type", "<>", "call.updated")
    .orderBy("id")
    .execute();
  hashes.set("live_events", told.map(({ id }) => id).join(" "));
  for (const table of [
    "simulator_events",
    "simulator_calls",
    "simulator_dials",
    "carrier_inbox",
    "calls",
    "mail_outbox",
  ])
    hashes.delete(table);
  return hashes;
}

describe("an Idempotency-Key", () => {
  it("is taken by what starts, spends, buys and creates", () => {
    expect(keyed.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["startCalls", "createDeposit", "purchaseNumber", "subscribe", "createPotentialCustomer"]),
    );
  });

  it.each(keyed)(
    "$id: the same again answers the same and does nothing; another request is refused",
    async (operation) => {
      const { client, isManager } = caller(operation);
      const world = await worldOf(stage.companies.own, "Own");
      const wanted = { path: world, named: world, shared: stage.shared, isManager };
      const request = requestFor(operation, wanted);
      const key = crypto.randomUUID();
      const first = await send(client, key, request);
      const otherWorld = await worldOf(stage.companies.own, "Other");
      const before = await everyTable();
      const second = await send(client, key, request);
      expect(await everyTable()).toEqual(before);
      const isDone = first.status < 300;
      expect({ ...second, text: isDone && second.text }).toEqual({
        status: first.status,
        isReplayed: isDone,
        text: isDone && first.text,
      });

      if (!isDone) return;
      const other = requestFor(operation, { ...wanted, path: otherWorld, named: otherWorld });
      const isAnother = other.url !== request.url || other.init.body !== request.init.body;
      const third = await send(client, key, isAnother ? other : { ...request, url: `${request.url}?more=1` });
      // An unknown query parameter is refused before the key is checked.
      expect(third.status === 400 || third.text.includes("IDEMPOTENCY_KEY_REUSED"), third.text).toBe(true);
      expect(await everyTable()).toEqual(before);
    },
  );

  it.each(keyed)("$id: of somebody else answers nothing of theirs", async (operation) => {
    const { isManager } = caller(operation);
    if (isManager || operation.id === "onboardSellerCompany") return; // there is only one such user
    const foreign = await worldOf(stage.companies.foreign, marker);
    const key = crypto.randomUUID();
    const theirs = { path: foreign, named: foreign, shared: stage.shared, isManager };
    await send(clients.stranger, key, requestFor(operation, theirs));
    const own = await worldOf(stage.companies.own, "Own");
    const { text, isReplayed } = await send(
      clients.seller,
      key,
      requestFor(operation, { ...theirs, path: own, named: own }),
    );
    expect({ isReplayed, isLeaked: text.includes(marker) }, text).toEqual({ isReplayed: false, isLeaked: false });
    expect(text).not.toContain("IDEMPOTENCY_KEY");
  });

  it.each(keyed)("$id: that is none is refused and changes nothing", async (operation) => {
    const { client, isManager } = caller(operation);
    const world = await worldOf(stage.companies.own, "Own");
    const request = requestFor(operation, { path: world, named: world, shared: stage.shared, isManager });
    const before = await everyTable();
    for (const key of ["x".repeat(256), "two words", "\u00e9"]) {
      const { status, text } = await send(client, key, request);
      // An invalid file is refused before the key is checked.
      expect(status, text).toBeOneOf(operation.body.kind === "form" ? [400, 415] : [400]);
      expect(isDocumented(operation, status)).toBe(true);
    }
    expect(await everyTable()).toEqual(before);
  });
});
