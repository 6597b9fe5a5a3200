import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as fc from "fast-check";

import { permissions, type Permission } from "../../http/permissions.ts";
import { createSchemaCompiler } from "../../http/schemas.ts";
import { people } from "../people.ts";
import { startTestServer, type TestServer } from "../startTestServer.ts";
import type { TestClient } from "../TestClient.ts";
import { brokenBody, brokenQuery, notJson, oddSegment } from "./badRequests.ts";
import { contract, contractOperations, isDocumented, type ContractOperation } from "./contractOperations.ts";
import { requestFor } from "./requests.ts";
import { setStage, type Stage } from "./stage.ts";
import { tableHashes } from "./tableHashes.ts";
import { validBody } from "./validBodies.ts";
import { makeWorld, type World } from "./world.ts";

/**
 * Whatever is sent, the response is one that the contract documents and never a 5xx, and a request that violates the
 * contract changes nothing. `CALLWRIGHT_FUZZ_RUNS` sets the number of requests to each operation, and a random seed;
 * `pnpm bench fuzz` uses it.
 */
const runs = Number(process.env.CALLWRIGHT_FUZZ_RUNS ?? 6);
const seed = process.env.CALLWRIGHT_FUZZ_RUNS ? Date.now() % 2 ** 31 : 20_261_121;
const settings = { numRuns: runs, seed, endOnFailure: false } as const;
const timeout = 20_000 + runs * 1_000;

let server: TestServer;
let stage: Stage;
let world: World;
let clients: Record<"anonymous" | "seller" | "admin" | "apiKey", TestClient>;
const schemas = createSchemaCompiler(contract);

beforeAll(async () => {
  server = await startTestServer({ env: { CALLWRIGHT_RATE_LIMIT_SCALE: "100000" } });
  stage = await setStage(server);
  const admin = await server.signIn(people.admin);
  const key = await (
    await server.sdk(people.seller)
  ).call("createApiKey", { body: { name: "Partner", allowedOrigins: ["https://crm.example.com"] } });
  clients = {
    anonymous: server.anonymous,
    seller: await server.signIn(people.seller),
    admin,
    apiKey: server.anonymous.with({ "x-api-key": key.secret }),
  };
  world = await makeWorld(server.context, { companyId: stage.companies.own, author: "nobody", marker: "Own" });
});
afterAll(() => server[Symbol.asyncDispose]());

/** A client that may call the operation, so that the input is what is checked. */
function allowed({ id }: ContractOperation): { client: TestClient; isManager: boolean } {
  const permission: Permission = permissions[id];
  if (permission === "public" || permission === "signed") return { client: clients.anonymous, isManager: false };
  if (permission === "apiKey") return { client: clients.apiKey, isManager: false };
  const isForSellers = permission === "user" || permission.includes("SELLER");
  return isForSellers ? { client: clients.seller, isManager: false } : { client: clients.admin, isManager: true };
}

function goodRequest(operation: ContractOperation) {
  const { client, isManager } = allowed(operation);
  return { client, ...requestFor(operation, { path: world, named: world, shared: stage.shared, isManager }) };
}

async function ask(operation: ContractOperation, client: TestClient, url: string, init: RequestInit): Promise<number> {
  const stopping = new AbortController();
  const response = await client.fetch(url, { ...init, signal: stopping.signal });
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  const text = isStream ? "" : await response.text();
  if (isStream) stopping.abort();
  const { status } = response;
  expect({
    status,
    isDocumented: isDocumented(operation, status) && status < 500,
    text: text.slice(0, 500),
  }).toMatchObject({
    isDocumented: true,
  });
  return status;
}

const withJson = contractOperations.filter(({ body, id }) => body.kind === "json" && permissions[id] !== "signed");
/** The JSON of a body. A value that JSON does not have is left out, like a missing field. */
const json = (body: unknown) => JSON.stringify(body) ?? "null";

describe("what breaks the contract is refused and changes nothing", () => {
  let before: Map<string, string>;
  beforeAll(async () => {
    before = await tableHashes(server.context.db);
  });
  afterAll(async () => {
    expect(await tableHashes(server.context.db)).toEqual(before);
  });

  it.each(withJson)("$id: bodies", { timeout }, async (operation) => {
    const { client, url, init } = goodRequest(operation);
    const good = JSON.parse(init.body as string) as object;
    const fits = operation.body.kind === "json" ? schemas.body(operation.body.schema) : () => true;
    const broken = brokenBody(good).filter((body) => body !== undefined && !fits(JSON.parse(json(body))));
    await fc.assert(
      fc.asyncProperty(broken, async (body) => {
        expect([400, 413]).toContain(await ask(operation, client, url, { ...init, body: json(body) }));
      }),
      settings,
    );
  });

  it.each(withJson)("$id: no JSON at all", { timeout }, async (operation) => {
    const { client, url, init } = goodRequest(operation);
    await fc.assert(
      fc.asyncProperty(notJson, async ({ type, text }) => {
        const headers = { "content-type": type };
        expect([400, 415]).toContain(await ask(operation, client, url, { ...init, headers, body: text }));
      }),
      settings,
    );
  });

  it.each(contractOperations.filter(({ path }) => path.includes("{")))(
    "$id: addresses",
    { timeout },
    async (operation) => {
      const { client, init } = goodRequest(operation);
      await fc.assert(
        fc.asyncProperty(oddSegment, async (segment) => {
          const url = operation.path.replaceAll(/\{\w+\}/g, () => segment);
          const response = await client.fetch(url, init);
          expect([400, 404, 414, 431]).toContain(response.status);
        }),
        settings,
      );
    },
  );
});

describe("whatever is sent, nothing breaks", () => {
  it.each(contractOperations)("$id: queries", { timeout }, async (operation) => {
    const { client, url, init } = goodRequest(operation);
    const [path = ""] = url.split("?");
    await fc.assert(
      fc.asyncProperty(brokenQuery(operation), async (query) => {
        expect(await ask(operation, client, path + query, init)).toBeLessThan(500);
      }),
      settings,
    );
  });

  it.each(withJson)("$id: odd bodies that fit the contract", { timeout }, async (operation) => {
    const { client, url, init } = goodRequest(operation);
    const good = JSON.parse(init.body as string) as object;
    await fc.assert(
      fc.asyncProperty(brokenBody(good), async (body) => {
        expect(await ask(operation, client, url, { ...init, body: json(body) })).toBeLessThan(500);
      }),
      settings,
    );
  });

  it.each(withJson)("$id: any body that the contract allows, about rows that exist", { timeout }, async (operation) => {
    const { companies, shared } = stage;
    const fresh = await makeWorld(server.context, { companyId: companies.own, author: "nobody", marker: "Fresh" });
    const { client, isManager } = allowed(operation);
    const { url, init } = requestFor(operation, { path: fresh, named: fresh, shared, isManager });
    const { company: _, ...rows } = fresh;
    const ids = [...Object.values(rows), shared.countryId, shared.cityId, shared.planId];
    const schema = operation.body.kind === "json" ? operation.body.schema : {};
    const fits = schemas.body(schema);
    await fc.assert(
      fc.asyncProperty(validBody(schema, ids), async (body) => {
        expect(fits(JSON.parse(json(body))), json([body, fits.errors])).toBe(true);
        expect(await ask(operation, client, url, { ...init, body: json(body) })).toBeLessThan(500);
      }),
      settings,
    );
  });
});
