import { plain } from "@callwright/sdk";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import { people } from "../people.ts";
import { startTestServer, type TestServer } from "../startTestServer.ts";
import type { TestClient } from "../TestClient.ts";
import { contractOperations, type ContractOperation } from "./contractOperations.ts";
import { requestFor } from "./requests.ts";
import { setStage, type Stage } from "./stage.ts";
import { makeWorld, type World } from "./world.ts";

/** Every list of the contract with a search: letter case, accents and the letters of Turkish make no difference. */

const name = "Şeker IŞIK Straße";
const searches = ["seker isik strasse", "SEKER ISIK", "şeker ışık", "ŞEKER IŞIK", "Şeker İşik".normalize("NFD")];

/** Rows of these lists have no letters that a search could ignore: digits, or an encoded address. */
const plainLists = ["listNumbers", "listWebhookEndpoints"];
const lists = contractOperations.filter(
  ({ id, parameters }) =>
    id.startsWith("list") && !plainLists.includes(id) && parameters.some((parameter) => parameter.name === "text"),
);

let server: TestServer;
let stage: Stage;
let world: World;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  stage = await setStage(server);
  admin = await server.signIn(people.admin);
  const { companies, shared } = stage;
  world = await makeWorld(server.context, { companyId: companies.own, author: "anonymous", marker: name });
  const { db } = server.context;
  await db.updateTable("seller_companies").set({ name }).where("id", "=", companies.own).execute();
  await db.updateTable("subscription_packages").set({ name }).where("id", "=", shared.planId).execute();
  await db.updateTable("cities").set({ name }).where("id", "=", shared.cityId).execute();
});
afterAll(() => server[Symbol.asyncDispose]());

async function found(list: ContractOperation, text: string): Promise<string> {
  const wanted = { path: world, named: world, shared: stage.shared, isManager: true };
  const [path] = requestFor(list, wanted).url.split("?");
  const query = new URLSearchParams({ text, perPage: "100" });
  const { status, body } = await admin.get<{ items: unknown[] }>(`${path}?${query}`);
  expect(status).toBe(200);
  return JSON.stringify(body.items);
}

it.each(lists.map((list) => [list.id, list] as const))(
  "A-CALLS-13, B-PC-28, B-CSET-06: %s finds names without their accents",
  async (_id, list) => {
    for (const text of searches) expect.soft(await found(list, text), text).toContain(name);
    for (const text of ["seker%isik", "seker_isik", "seker.isik", "[sş]eker", "\\"])
      expect.soft(await found(list, text), text).not.toContain(name);
  },
);

it.each([name, "İzmir ığdır", "Ærø Łódź Đà Nẵng", "Ёлка 東京 50% a_b\\", "Œuvre".normalize("NFD"), "plain"])(
  "the SDK compares as the database does: %s",
  async (text) => {
    const { rows } = await sql<{ compared: string }>`select plain(${text}) as compared`.execute(server.context.db);
    expect(plain(text)).toBe(rows[0]?.compared);
  },
);
