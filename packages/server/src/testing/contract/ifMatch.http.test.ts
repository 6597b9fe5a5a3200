import type { Problem, Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { permissions, type Permission } from "../../http/permissions.ts";
import { people } from "../people.ts";
import { startTestServer, type TestServer } from "../startTestServer.ts";
import type { TestClient } from "../TestClient.ts";
import { contractOperations, isDocumented, type ContractOperation } from "./contractOperations.ts";
import { requestFor } from "./requests.ts";
import { setStage, type Stage } from "./stage.ts";
import { tableHashes } from "./tableHashes.ts";
import { makeWorld, unknownWorld, type World } from "./world.ts";

/**
 * Every operation that accepts If-Match: with the version that was read, an outdated version, two edits at once, and
 * invalid versions.
 */

const marker = "Bosphorusmark";
const edits = contractOperations.filter(({ parameters }) => parameters.some(({ name }) => name === "If-Match"));

let server: TestServer;
let stage: Stage;
let seller: TestClient;
let admin: TestClient;
let author: string;

beforeAll(async () => {
  server = await startTestServer({ env: { CALLWRIGHT_SIM_SPEED: "0.01", CALLWRIGHT_RATE_LIMIT_SCALE: "100000" } });
  stage = await setStage(server);
  [seller, admin] = await Promise.all([server.signIn(people.seller), server.signIn(people.admin)]);
  const { body } = await seller.get<Schemas["CurrentUser"]>("/v1/users/profile/me");
  author = `user:${body.id}`;
});
afterAll(() => server[Symbol.asyncDispose]());

const isForSellers = ({ id }: ContractOperation) => {
  const permission: Permission = permissions[id];
  return permission === "user" || permission.includes("SELLER");
};
const caller = (operation: ContractOperation) => (isForSellers(operation) ? seller : admin);
const ownWorld = () => makeWorld(server.context, { companyId: stage.companies.own, author, marker: "Own" });

/** Compressed responses have their own tags (compression.http.test.ts). */
const plain = { "accept-encoding": "identity" };

/** Sends an edit of a world's record. Without `ifMatch` the request has no If-Match. */
async function edit(operation: ContractOperation, world: World, ifMatch?: string, named: World = world) {
  const isManager = !isForSellers(operation);
  const { url, init } = requestFor(operation, { path: world, named, shared: stage.shared, isManager });
  const headers = { ...plain, ...(ifMatch !== undefined && { "if-match": ifMatch }) };
  const response = await caller(operation).with(headers).fetch(url, init);
  const text = await response.text();
  return { status: response.status, etag: response.headers.get("etag") ?? "", text, body: JSON.parse(text) as unknown };
}

const updatedAt = ({ body }: { body: unknown }) => (body as { updatedAt: string }).updatedAt;

describe("If-Match", () => {
  it("is taken by every edit of a record that several people may edit", () => {
    expect(edits.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["updatePotentialCustomer", "updateContact", "updateProduct", "updateUser", "updateFaq"]),
    );
  });

  it.each(edits)(
    "$id: goes through for whoever read the latest state, and not for whoever read another",
    async (it) => {
      const world = await ownWorld();
      const first = await edit(it, world);
      expect([first.status, first.etag], first.text).toEqual([200, `"${updatedAt(first)}"`]);
      const second = await edit(it, world, first.etag);
      expect([second.status, second.etag], second.text).toEqual([200, `"${updatedAt(second)}"`]);
      expect(second.etag > first.etag, "a state has a moment of its own").toBe(true);

      const before = await tableHashes(server.context.db);
      const stale = await edit(it, world, first.etag);
      expect([stale.status, isDocumented(it, stale.status)], stale.text).toEqual([412, true]);
      expect(stale.body).toMatchObject({
        code: "PRECONDITION_FAILED",
        changed: { at: updatedAt(second), by: expect.stringMatching(/^\S+ \S/) as string },
      });
      expect(await tableHashes(server.context.db)).toEqual(before);

      expect((await edit(it, world, '"another", "and-another"')).status, "none of several").toBe(412);
      const third = await edit(it, world, `"another", ${second.etag}`);
      expect(third.status, "one of several").toBe(200);
      expect((await edit(it, world, "*")).status, "whatever is there").toBe(200);
      for (const altered of [(tag: string) => `W/${tag}`, (tag: string) => tag.replace(/"$/, '-br"')]) {
        const latest = await edit(it, world);
        expect((await edit(it, world, altered(latest.etag))).status, "compressed on the way").toBe(200);
      }
    },
  );

  it.each(edits)("$id: two who read the same state and save at once, and one of them wins", async (it) => {
    const world = await ownWorld();
    const { etag } = await edit(it, world);
    const both = await Promise.all([edit(it, world, etag), edit(it, world, etag)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const won = both.find(({ status }) => status === 200)!;
    const lost = both.find(({ status }) => status === 412)!;
    expect((lost.body as Problem).changed?.at).toBe(updatedAt(won));
  });

  const ofOthers = edits.filter(({ path }) => path.includes("{"));
  it.each(ofOthers)("$id: says nothing of what is another company's, or is not there", async (it) => {
    const worlds = [unknownWorld()];
    if (isForSellers(it))
      worlds.push(await makeWorld(server.context, { companyId: stage.companies.foreign, author: "somebody", marker }));
    const own = await ownWorld();
    for (const world of worlds) {
      const before = await tableHashes(server.context.db);
      const without = await edit(it, world, undefined, own);
      expect(without.status).toBe(404);
      for (const state of ["*", '"2020-01-01T00:00:00.000Z"']) {
        const { status, etag, text } = await edit(it, world, state, own);
        expect({ status, etag, isLeaked: text.includes(marker) }, text).toEqual({
          status: 404,
          etag: "",
          isLeaked: false,
        });
      }
      expect(await tableHashes(server.context.db)).toEqual(before);
    }
  });

  it.each(edits)("$id: what is no state is refused and changes nothing", async (it) => {
    const world = await ownWorld();
    const before = await tableHashes(server.context.db);
    const states = [
      "2026-11-20T10:20:00.000Z",
      '"open',
      '"a" "b"',
      '"a",',
      "W/*",
      "**",
      '"\u00e9"',
      `"${"x".repeat(500)}"`,
    ];
    for (const state of states) {
      const { status, text } = await edit(it, world, state);
      expect([status, text.includes("If-Match")], `${state}: ${text}`).toEqual([400, true]);
    }
    expect(await tableHashes(server.context.db)).toEqual(before);
  });
});

describe("an ETag", () => {
  it.each(edits)("of the record that $id changes is what reading it says", async (it) => {
    const read = contractOperations.find(({ method, path }) => method === "GET" && path === it.path);
    if (!read) return; // it is read as a part of another record
    const world = await ownWorld();
    const { etag } = await edit(it, world);
    const { url, init } = requestFor(read, { path: world, named: world, shared: stage.shared, isManager: true });
    const response = await caller(it).with(plain).fetch(url, init);
    expect(response.headers.get("etag")).toBe(etag);
  });
});
