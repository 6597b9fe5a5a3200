import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { permissions, type Permission } from "../../http/permissions.ts";
import { people } from "../people.ts";
import { startTestServer, type TestServer } from "../startTestServer.ts";
import type { TestClient } from "../TestClient.ts";
import { contractOperations, type ContractOperation } from "./contractOperations.ts";
import { isBulk, kindsInPath, requestFor } from "./requests.ts";
import { setStage, type Stage } from "./stage.ts";
import { tableHashes } from "./tableHashes.ts";
import { makeWorld, type Kind, type World } from "./world.ts";

/**
 * The isolation matrix replaces all ids of a request at once, so the check of the first id could hide that others are
 * missing. Here every id has to be checked by itself: a request is valid except for one id, which is another company's.
 */

const marker = "Bosphorusmark";
/**
 * Only a user without a company may call it, and these users have one. `onboardSellerCompany.http.test.ts` tests it
 * with foreign products.
 */
const hasItsOwnTest = "onboardSellerCompany";

let server: TestServer;
let stage: Stage;
let seller: TestClient;
let admin: TestClient;
let author: string;
let own: World;
let foreign: World;

beforeAll(async () => {
  server = await startTestServer({ env: { CALLWRIGHT_SIM_SPEED: "1", CALLWRIGHT_RATE_LIMIT_SCALE: "100000" } });
  stage = await setStage(server);
  [seller, admin] = await Promise.all([server.signIn(people.seller), server.signIn(people.admin)]);
  const { body } = await seller.get<Schemas["CurrentUser"]>("/v1/users/profile/me");
  author = `user:${body.id}`;
  own = await ownWorld();
  foreign = await makeWorld(server.context, { companyId: stage.companies.foreign, author: "somebody", marker });
});
afterAll(() => server[Symbol.asyncDispose]());

const ownWorld = () => makeWorld(server.context, { companyId: stage.companies.own, author, marker: "Mine" });

async function send(operation: ContractOperation, isManager: boolean, worlds: { path: World; named: World }) {
  const { url, init } = requestFor(operation, { ...worlds, shared: stage.shared, isManager });
  const stopping = new AbortController();
  const response = await (isManager ? admin : seller).fetch(url, { ...init, signal: stopping.signal });
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  const text = isStream ? "" : await response.text();
  stopping.abort();
  return { status: response.status, text };
}

/** The kinds of rows that the body and the query of a request name. */
function kindsNamed(operation: ContractOperation, isManager: boolean, world: World): Kind[] {
  const { url, init } = requestFor(operation, { path: foreign, named: world, shared: stage.shared, isManager });
  const sent = (url.split("?")[1] ?? "") + (typeof init.body === "string" ? init.body : "");
  return (Object.keys(world) as Kind[]).filter((kind) => sent.includes(world[kind]));
}

const isFor = (role: Schemas["UserRole"]) => (operation: ContractOperation) => {
  const permission: Permission = permissions[operation.id];
  return permission === "user" || (Array.isArray(permission) && permission.includes(role));
};

/** Operations on a call in progress. The calls here have ended, and only a user with access to a call learns that. */
const inSpokenCalls: ReadonlySet<string> = new Set(["sayInCall", "transferCall", "takeOverCall", "listenToCall"]);

interface Swap {
  place: "path" | "body or query";
  kind: Kind;
}

/**
 * The ids of a request that must belong to one company. An id that a manager's request names alone may belong to any.
 */
function swaps(operation: ContractOperation, isManager: boolean): Swap[] {
  const inPath = kindsInPath(operation).map((kind): Swap => ({ place: "path", kind }));
  const named = kindsNamed(operation, isManager, own).map((kind): Swap => ({ place: "body or query", kind }));
  if (!isManager) return [...inPath, ...named];
  const related = [...inPath, ...named].filter(({ kind }) => kind !== "company");
  const isAboutOneRow = related.length < 2 || isBulk(operation) || operation.method === "GET";
  return isAboutOneRow && inPath.length < 2 ? [] : related.filter(({ place }) => place !== "path" || inPath.length > 1);
}

/** The allowed statuses. Bulk actions and lists leave out what is not the caller's and process the rest. */
function allowedStatuses(operation: ContractOperation, place: Swap["place"]): number[] {
  if (place === "path") return [404];
  return isBulk(operation) || operation.method === "GET" ? [200, 400, 404] : [400, 404];
}

describe.each([
  { who: "a seller", isManager: false, role: "SELLER" as const },
  { who: "a manager, who sees both companies but may not mix them", isManager: true, role: "ADMIN" as const },
])("$who", ({ isManager, role }) => {
  const operations = contractOperations.filter(isFor(role)).filter(({ id }) => id !== hasItsOwnTest);

  describe("with one id of another company is refused, and nothing changes", () => {
    let before: Map<string, string>;
    beforeAll(async () => {
      before = await tableHashes(server.context.db);
    });
    afterAll(async () => {
      expect(await tableHashes(server.context.db)).toEqual(before);
    });

    it.each(operations)("$id", async (operation) => {
      for (const { place, kind } of swaps(operation, isManager)) {
        const mixed = { ...own, [kind]: foreign[kind] };
        const worlds = place === "path" ? { path: mixed, named: own } : { path: own, named: mixed };
        const { status, text } = await send(operation, isManager, worlds);
        const isLeakedToThem = !isManager && text.includes(marker);
        expect(
          { place, kind, isRefused: allowedStatuses(operation, place).includes(status) || status, isLeakedToThem },
          text,
        ).toEqual({ place, kind, isRefused: true, isLeakedToThem: false });
      }
    });
  });

  describe("with its own ids alone is answered, so it was the id that was refused", () => {
    it.each(operations)("$id", async (operation) => {
      if (swaps(operation, isManager).length === 0) return;
      const world = await ownWorld();
      const { status, text } = await send(operation, isManager, { path: world, named: world });
      const refused = operation.body.kind === "form" ? [415] : inSpokenCalls.has(operation.id) ? [409] : [];
      expect([200, 201, 204, ...refused], text).toContain(status);
    });
  });
});
