import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, describe, expect, it } from "vitest";

import { companyOf } from "../../engine/testing/campaign.ts";
import { finishedCall } from "../../engine/testing/finishedCall.ts";
import { people } from "../../testing/people.ts";
import { rowsOf } from "../../testing/spreadsheets.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";

const server = await startTestServer({ processes: 1 });
afterAll(() => server[Symbol.asyncDispose]());
const { db } = server.context;
const seller = await server.signIn(people.seller);
const stranger = await server.signIn(people.freeSeller);
const manager = await server.signIn(people.admin);

/** A company's call in which a person said this; the assistant greeted and asked first. */
async function callOf(person: string, words: string): Promise<string> {
  const id = await finishedCall(server.context, [
    { role: "ASSISTANT", content: "Good morning, this is the assistant of Aegean. May I ask about walnut oil?" },
    { role: "CONTACT", content: words },
  ]);
  const companyId = await companyOf(db, person);
  await db.updateTable("calls").set({ seller_company_id: companyId }).where("id", "=", id).execute();
  return id;
}

const found = async (said: string, as: TestClient = seller) => {
  const { status, body } = await as.get<Schemas["CallList"]>(`/v1/calls/history?said=${encodeURIComponent(said)}`);
  expect(status).toBe(200);
  expect(body.metaData.totalCount).toBe(body.items.length);
  return body.items.map(({ id }) => id);
};

const mine = await callOf(
  people.seller,
  "We'd want eighty-five pallets by 12.5, it's the ISPARTA warehouse (not Izmir).",
);
const theirs = await callOf(people.freeSeller, "Our ısparta warehouse is full of pallets.");

it.each([
  ["a word of the person", "pallets"],
  ["a word of the assistant", "walnut"],
  ["the beginning of a word", "wareh"],
  ["words in any order", "warehouse pallets"],
  ["other letters for the same words", "PALLETS izMİR"],
  ["a Turkish letter", "ısparta"],
  ["an apostrophe and a hyphen", "We'd eighty-five"],
  ["a number", "12.5"],
  ["words among signs that mean something to a search", "pallets | ! & ( ) :* <-> \\ ' %"],
])("a seller finds a call by %s", async (_, said) => {
  expect(await found(said)).toEqual([mine]);
});

describe("what was said in another language", () => {
  const turkish = callOf(people.freeSeller, "Şeker fabrikası IĞDIR'da, Straße on ikide müsait.");

  it.each([
    ["without its accents", "seker fabrikasi"],
    ["in capitals without them", "SEKER IGDIR"],
    ["as it is written", "Şeker fabrikası müsait"],
    ["in capitals", "ŞEKER FABRİKASI"],
    ["with accents that are letters of their own", "Şeker müsait".normalize("NFD")],
    ["with ss for ß", "strasse"],
  ])("is found %s", async (_, said) => {
    expect(await found(said, stranger)).toEqual([await turkish]);
  });
});

it.each([
  ["words of two turns", "walnut pallets"],
  ["a word that nobody said", "xylophone"],
  ["the end of a word", "allets"],
  ["signs alone", "?!"],
])("and not by %s", async (_, said) => {
  expect(await found(said)).toEqual([]);
});

it("finds everything where nothing is asked for", async () => {
  expect(
    (await seller.get<Schemas["CallList"]>("/v1/calls/history?said=%20")).body.metaData.totalCount,
  ).toBeGreaterThan(1);
});

it("is narrowed by the other filters, and shows the words that were found", async () => {
  const { body } = await seller.get<Schemas["CallList"]>("/v1/calls/history?said=pallets&statuses=COMPLETED");
  expect(body.items[0]?.conversation.map(({ content }) => content).join()).toContain("eighty-five pallets");
  expect((await seller.get<Schemas["CallList"]>("/v1/calls/history?said=pallets&statuses=BUSY")).body.items).toEqual(
    [],
  );
});

it("nobody finds what was said in another company's calls; managers find both", async () => {
  expect(await found("warehouse", stranger)).toEqual([theirs]);
  expect(await found("eighty-five", stranger)).toEqual([]);
  expect((await found("warehouse", manager)).toSorted()).toEqual([mine, theirs].toSorted());
  expect((await server.anonymous.get("/v1/calls/history?said=warehouse")).status).toBe(401);
});

it("an export has the calls that the list has", async () => {
  const exported = await seller.fetch("/v1/calls/bulk/export?said=pallets", { method: "POST" });
  expect(exported.status).toBe(200);
  expect(await rowsOf(exported)).toHaveLength(2);
});

it("stopping what was found stops nothing else", async () => {
  const { status, body } = await seller.post<Schemas["CancelWaitingCallsResult"]>(
    "/v1/calls/bulk/cancel?said=xylophone",
    {},
  );
  expect([status, body.cancelledCount]).toEqual([200, 0]);
});

it("a call that was deleted is found by nothing that was said in it", async () => {
  const id = await callOf(people.seller, "Only a quokka would buy that.");
  expect(await found("quokka")).toEqual([id]);
  await db.deleteFrom("calls").where("id", "=", id).execute();
  expect(await found("quokka")).toEqual([]);
  expect(await db.selectFrom("call_turns").select("call_id").where("call_id", "=", id).execute()).toEqual([]);
});
