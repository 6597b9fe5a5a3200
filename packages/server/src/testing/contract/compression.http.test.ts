import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { permissions, type Permission } from "../../http/permissions.ts";
import { people } from "../people.ts";
import { startTestServer, type TestServer } from "../startTestServer.ts";
import type { TestClient } from "../TestClient.ts";
import { contractOperations, type ContractOperation } from "./contractOperations.ts";
import { requestFor } from "./requests.ts";
import { setStage, type Stage } from "./stage.ts";
import { makeWorlds, type World, type WorldOwner } from "./world.ts";

/**
 * Every operation that reads: a response that is longer than a packet is compressed for clients that support it, and
 * has the same content.
 */

const reads = contractOperations.filter(({ id, method }) => method === "GET" && !isFileOrStream(id));
const lists = reads.filter(({ id }) => id.startsWith("list"));
/** The lists for which the stage has only a few short rows. */
const shortLists = [
  "listAvailableNumbers",
  "listContactReviews",
  "listContacts",
  "listNotifications",
  "listPhoneBookReviews",
  "listSellerCompanies",
  "listSessions",
  "listSettings",
  "listSubscriptions",
  "listTransferTargets",
  "listWebhookDeliveries",
];

let server: TestServer;
let stage: Stage;
let world: World;
let seller: TestClient;
let admin: TestClient;
beforeAll(async () => {
  // The simulator is so slow that nothing changes between two requests.
  server = await startTestServer({ env: { CALLWRIGHT_SIM_SPEED: "0.01" } });
  stage = await setStage(server);
  [seller, admin] = (await Promise.all([people.seller, people.admin].map((email) => server.signIn(email)))) as [
    TestClient,
    TestClient,
  ];
  const { body } = await seller.get<Schemas["CurrentUser"]>("/v1/users/profile/me");
  const owner = { companyId: stage.companies.own, author: `user:${body.id}`, marker: "Bosphorusmark" };
  [world] = (await makeWorlds(
    server.context,
    Array.from({ length: 6 }, (): WorldOwner => owner),
  )) as [World, ...World[]];
});
afterAll(() => server[Symbol.asyncDispose]());

function isFileOrStream(id: string): boolean {
  return /^(export|download)|Template$|(Recording|Sound)$|^stream/.test(id);
}

/** The address of a list without filters and with the largest page. */
function unfiltered({ parameters }: ContractOperation, address: string): string {
  const [path, query] = address.split("?");
  const asked = new URLSearchParams(query);
  for (const { name, required } of parameters) if (!required) asked.delete(name);
  if (parameters.some(({ name }) => name === "perPage")) asked.set("perPage", "100");
  return `${path}?${asked}`;
}

/** The response to a user who may call the operation. */
async function answerOf(operation: ContractOperation, acceptEncoding: string, method = "GET") {
  const permission: Permission = permissions[operation.id];
  const isForSellers = typeof permission === "string" || permission.includes("SELLER");
  const wanted = { path: world, named: world, shared: stage.shared, isManager: !isForSellers };
  const url = unfiltered(operation, requestFor(operation, wanted).url);
  const client = isForSellers ? seller : admin;
  const response = await client.fetch(url, { method, headers: { "accept-encoding": acceptEncoding } });
  const { status, headers } = response;
  return {
    status,
    text: await response.text(),
    encoding: headers.get("content-encoding"),
    bytes: Number(headers.get("content-length")),
    vary: headers.get("vary"),
  };
}

describe("what is read", () => {
  it.each(reads)("$id: compressed to who can read it, when it is longer than a packet", async (operation) => {
    const plain = await answerOf(operation, "identity");
    expect(plain).toMatchObject({ status: 200, encoding: null });
    const length = Buffer.byteLength(plain.text);
    const isLong = length >= 1024;
    // A cache must not send the compressed bytes to a client that does not support them.
    const vary = isLong ? "accept-encoding" : null;
    expect(plain.vary).toBe(vary);
    for (const encoding of ["br", "gzip"]) {
      const packed = await answerOf(operation, `deflate, ${encoding}`);
      expect(packed).toMatchObject({ text: plain.text, encoding: isLong ? encoding : null, vary });
      expect(packed.bytes).toBeLessThan(isLong ? length * 0.75 : 1024);
      const { encoding: encodingOfHead, vary: varyOfHead } = await answerOf(operation, `deflate, ${encoding}`, "HEAD");
      expect([encodingOfHead, varyOfHead]).toEqual([packed.encoding, vary]);
    }
  });

  it.each(lists.filter(({ id }) => !shortLists.includes(id)))("$id is such an answer", async (operation) => {
    expect((await answerOf(operation, "gzip, deflate, br, zstd")).encoding).toBe("br");
  });
});

it("a page of another origin is told by Vary of both, what its answer depends on", async () => {
  const origin = "https://crm.example.com";
  await seller.post("/v1/api-keys", { name: "CRM", allowedOrigins: [origin] });
  const { headers } = await seller.with({ origin }).fetch("/v1/calls/history");
  expect(headers.get("vary")?.split(/, */)).toEqual(["accept-encoding", "origin"]);
  expect(headers.get("access-control-allow-origin")).toBe(origin);
});

it("an event stream comes as it is written, and a workbook as it is", async () => {
  const client = seller.with({ "accept-encoding": "br, gzip" });
  const aborted = new AbortController();
  const stream = await client.fetch("/v1/events", { signal: aborted.signal });
  expect([stream.status, stream.headers.get("content-encoding")]).toEqual([200, null]);
  aborted.abort();
  const workbook = await client.fetch("/v1/calls/bulk/export", { method: "POST" });
  expect([workbook.status, workbook.headers.get("content-encoding")]).toEqual([200, null]);
});

it("a refusal that names many fields, and a bulk answer, are compressed as well", async () => {
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, nth) => [`unknownField${nth}`, nth]));
  const refused = await seller.post("/v1/potential-customer-tags", many);
  expect(refused.status).toBe(400);
  expect(refused.headers.get("content-encoding")).toBe("gzip");
  expect(refused.body.message).toBe("Please check the highlighted fields.");
});

it("the contract itself, and files of the pages, say by their tag which bytes they are", async () => {
  const read = (headers: Record<string, string>) => server.anonymous.fetch("/docs/openapi.json", { headers });
  const plain = await read({ "accept-encoding": "identity" });
  const packed = await read({ "accept-encoding": "gzip" });
  expect([plain.headers.get("content-encoding"), packed.headers.get("content-encoding")]).toEqual([null, "gzip"]);
  expect(await packed.text()).toBe(await plain.text());
  const [etag, packedEtag] = [plain, packed].map(({ headers }) => headers.get("etag") ?? "");
  expect(packedEtag).toBe(etag?.replace(/"$/, '-gzip"'));
  for (const known of [etag, packedEtag]) expect((await read({ "if-none-match": known! })).status).toBe(304);
  expect((await read({ "if-none-match": '"another"' })).status).toBe(200);
});
