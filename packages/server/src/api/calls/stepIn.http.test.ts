import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, describe, expect, it } from "vitest";

import { makeItem, uniqueNumber } from "../../engine/testing/callCenter.ts";
import { companyOf } from "../../engine/testing/campaign.ts";
import { people } from "../../testing/people.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";

type Intervention = Schemas["CallIntervention"];

const server = await startTestServer({ env: { CALLWRIGHT_SIM_SPEED: "4" } });
afterAll(() => server[Symbol.asyncDispose]());

const seller = await server.signIn(people.seller);
const master = await server.signIn(people.master);
const stranger = await server.signIn(people.freeSeller);

const of = (id: string) => `/v1/calls/history/${id}`;
const live = (id: string) => `/v1/calls/live/${id}`;
const readCall = async (id: string) => (await seller.get<Schemas["CallDetail"]>(of(id))).body;

async function start(digits = "44"): Promise<string> {
  const { id } = await makeItem(seller, { phoneNumber: uniqueNumber(digits) });
  const { body } = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds: [id] });
  return body.items[0]?.callId ?? "";
}
const status = (id: string, wanted: string) =>
  expect.poll(async () => (await readCall(id)).status, { timeout: 30_000, interval: 50 }).toBe(wanted);
async function spoken(): Promise<string> {
  const id = await start();
  await status(id, "IN_PROGRESS");
  return id;
}
const problemOf = async (client: TestClient, path: string, body?: object) => {
  const answer = await client.post<{ code: string }>(path, body);
  return [answer.status, answer.body.code];
};

describe("stepping in (R-57)", { timeout: 60_000 }, () => {
  it("has a sentence said next, which the conversation shows, and who wanted it stays with the call", async () => {
    const id = await spoken();
    const text = "The first pallet can leave on Monday.";
    const { status: code, body } = await seller.post<Intervention>(`${live(id)}/say`, { text });
    expect([code, body]).toMatchObject([200, { kind: "SAY", state: "DONE", text, by: "Elif Kaya" }]);
    await status(id, "COMPLETED");
    const { conversation, interventions, abilities } = await readCall(id);
    expect(conversation.filter(({ content }) => content === text)).toMatchObject([{ role: "ASSISTANT" }]);
    expect(conversation.length).toBeGreaterThan(4);
    const seconds = conversation.map(({ startSecond }) => startSecond);
    expect(seconds).toEqual(seconds.toSorted((one, other) => one - other));
    expect(interventions).toEqual([body]);
    expect(abilities).toEqual([]);
  });

  it("does once what was asked twice under one key", async () => {
    const id = await spoken();
    const send = () =>
      seller.raw(`${live(id)}/say`, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": `say-${id}` },
        body: JSON.stringify({ text: "Once only." }),
      });
    await Promise.all([send(), send()]);
    expect((await readCall(id)).interventions).toHaveLength(1);
  });

  it("silences the assistant for somebody who types, and the person called answers them", async () => {
    const id = await spoken();
    expect((await seller.post<Intervention>(`${live(id)}/take-over`)).body).toMatchObject({
      state: "DONE",
      text: null,
    });
    expect(await problemOf(seller, `${live(id)}/take-over`)).toEqual([409, "CALL_TAKEN_OVER"]);
    await seller.post(`${live(id)}/say`, { text: "Good morning, this is Elif." });
    await expect.poll(async () => (await readCall(id)).conversation.at(-1)?.role, { timeout: 20_000 }).toBe("CONTACT");
    const { conversation } = await readCall(id);
    expect(conversation.map(({ content }) => content)).toContain("Good morning, this is Elif.");
    await seller.post("/v1/calls/hang-up", { ids: [id] });
    await status(id, "COMPLETED");
    const { interventions } = await readCall(id);
    expect(interventions.map(({ kind }) => kind)).toEqual(["TAKE_OVER", "SAY", "HANG_UP"]);
  });

  it("hands a call over to a colleague at the number where they take calls, and to nobody else", async () => {
    const id = await spoken();
    const number = await master.raw("/v1/users/profile/transfer-number", {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ phoneNumber: "+47 22 86 01 44" }),
    });
    expect(number.body).toEqual({ phoneNumber: "+4722860144" });
    const companyId = await companyOf(server.context.db, people.seller);
    const policy = { transferTo: "+47 22 86 01 45" };
    await master.patch(`/v1/seller-companies/${companyId}/dial-policy`, policy);
    const listed = (await seller.get<Schemas["TransferTargets"]>(`${live(id)}/transfer-targets`)).body.items;
    expect(listed).toMatchObject([
      { phoneNumber: "+4722860144", isYou: false },
      { userId: null, name: "Aegean Olive Trading", phoneNumber: "+4722860145" },
    ]);
    const items = listed.flatMap(({ userId, name }) => (userId === null ? [] : [{ userId, name }]));
    const { userId = "", name = "" } = items[0] ?? {};
    const nobody = await seller.post(`${live(id)}/transfer`, { userId: crypto.randomUUID() });
    expect(nobody.status).toBe(400);
    expect((await seller.post<Intervention>(`${live(id)}/transfer`, { userId })).body).toMatchObject({
      kind: "TRANSFER",
      state: "DONE",
      to: name,
    });
    await status(id, "COMPLETED");
    const { conversation } = await readCall(id);
    expect(conversation.at(-1)?.content).toContain(`I am putting you through to ${name}.`);
  });

  it("refuses a number that costs whoever calls it", async () => {
    const { status: code } = await seller.raw("/v1/users/profile/transfer-number", {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ phoneNumber: "+4782090000" }),
    });
    expect(code).toBe(400);
  });

  it("lets who leads the company hear both voices, and everybody of it see that they do", async () => {
    const id = await spoken();
    expect((await master.get<Schemas["CallDetail"]>(of(id))).body.abilities).toContain("LISTEN");
    expect((await readCall(id)).abilities).toEqual(["SAY", "TRANSFER", "TAKE_OVER"]);
    const unasked = await master.raw(`/v1/calls/live/${id}/sound`, {});
    expect(unasked.status).toBe(409);
    expect(await problemOf(seller, `${live(id)}/listen`)).toEqual([403, "FORBIDDEN"]);
    const { url } = (await master.post<Schemas["CallListening"]>(`${live(id)}/listen`)).body;
    const response = await master.fetch(url, {});
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "audio/wav"]);
    const sound = await heard(response, 60_000);
    expect(sound.toString("ascii", 0, 4)).toBe("RIFF");
    const samples = new Int16Array(sound.buffer, sound.byteOffset + 44, (sound.length - 44) >> 1);
    expect(Math.max(...samples.map((sample) => Math.abs(sample)))).toBeGreaterThan(1_000);
    expect((await readCall(id)).interventions).toMatchObject([{ kind: "LISTEN", state: "DONE" }]);
  });

  it("of what nobody has done when the call is over says that it was not", async () => {
    const id = await start("01");
    await status(id, "RINGING");
    const { db } = server.context;
    const wanted = { call_id: id, kind: "SAY", state: "PENDING", author: "user:1", content: "Hello" } as const;
    const kept = { ...wanted, id: crypto.randomUUID(), author_name: null, target_name: null, target_number: null };
    await db
      .insertInto("call_interventions")
      .values({ ...kept, at: new Date() })
      .execute();
    expect((await readCall(id)).interventions).toMatchObject([{ state: "PENDING" }]);
    await seller.post("/v1/calls/hang-up", { ids: [id] });
    await status(id, "CANCELLED");
    const states = (await readCall(id)).interventions.map(({ kind, state }) => `${kind} ${state}`);
    expect(states.toSorted()).toEqual(["HANG_UP DONE", "SAY FAILED"]);
  });

  it("says why not: nobody has answered yet, the call is over, or it is somebody else's", async () => {
    const ringing = await start("01");
    await status(ringing, "RINGING");
    expect(await problemOf(seller, `${live(ringing)}/say`, { text: "Hello?" })).toEqual([409, "CALL_NOT_ANSWERED"]);
    expect(await problemOf(stranger, `${live(ringing)}/say`, { text: "Hello?" })).toEqual([404, "NOT_FOUND"]);
    await seller.post("/v1/calls/hang-up", { ids: [ringing] });
    await status(ringing, "CANCELLED");
    expect(await problemOf(seller, `${live(ringing)}/take-over`)).toEqual([409, "CALL_OVER"]);
  });
});

/** The first bytes of audio in progress. */
async function heard(response: Response, bytes: number): Promise<Buffer<ArrayBuffer>> {
  const reader = response.body!.getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  while (length < bytes) {
    const { value, done } = await reader.read();
    if (done) break;
    pieces.push(value);
    length += value.length;
  }
  await reader.cancel();
  return Buffer.from(Buffer.concat(pieces));
}
