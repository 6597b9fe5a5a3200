import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { takeEvents } from "../../engine/receiveCarrierEvents.ts";
import { callPlaces, makeItem, uniqueNumber } from "../../engine/testing/callCenter.ts";
import { companyOf } from "../../engine/testing/campaign.ts";
import { people } from "../../testing/people.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";

let server: TestServer;
let seller: TestClient;
let path: string;
beforeAll(async () => {
  server = await startTestServer({ processes: 1 });
  seller = await server.signIn(people.seller);
  await callPlaces(server, seller).payIn(100);
  path = `/v1/seller-companies/${await companyOf(server.context.db, people.seller)}/dial-policy`;
});
afterAll(() => server[Symbol.asyncDispose]());

const change = (body: object) => seller.patch<Schemas["DialPolicy"] & Schemas["Problem"]>(path, body);
/** A call to a number with this ending, once it has ended and its recording could have arrived. */
async function callTo(digits: string): Promise<Schemas["CallDetail"]> {
  const item = await makeItem(seller, { phoneNumber: uniqueNumber(digits) });
  const { body } = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds: [item.id] });
  const id = body.items[0]?.callId ?? "";
  const read = async () => (await seller.get<Schemas["CallDetail"]>(`/v1/calls/history/${id}`)).body;
  await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe("COMPLETED");
  const undelivered = async () =>
    (
      await server.context.db
        .selectFrom("simulator_events")
        .select("id")
        .where("call_id", "=", id)
        .where("delivered_at", "is", null)
        .execute()
    ).length;
  await expect.poll(undelivered, { timeout: 20_000 }).toBe(0);
  return read();
}
const said = ({ conversation }: Schemas["CallDetail"]) => conversation.map(({ content }) => content).join(" ");

describe("a company's calls are recorded as it wants", () => {
  it("with ASK only those in which the person said yes", async () => {
    expect((await change({ recording: "ASK" })).body.recording).toBe("ASK");
    const yes = await callTo("44");
    expect(said(yes)).toContain("May I record this call?");
    expect(yes.voiceRecord).toBe(true);
    const no = await callTo("04");
    expect(said(no)).toContain("Then it is not recorded.");
    expect(no.voiceRecord).toBe(false);
    expect((await seller.raw(`/v1/calls/history/record/${no.id}`, {})).status).toBe(404);
  });

  it("with OFF none, and nothing is said about it", async () => {
    await change({ recording: "OFF" });
    const call = await callTo("44");
    expect([call.voiceRecord, said(call).includes("record")]).toEqual([false, false]);

    // A carrier that records all the same: nothing of it is stored.
    const { carrier } = server.context;
    const about = { callId: call.id, carrierCallId: "c", at: new Date().toISOString() };
    await takeEvents(server.context, carrier, [{ id: `${call.id}-sound`, ...about, type: "RECORDING_READY" }]);
    expect((await seller.get<Schemas["CallDetail"]>(`/v1/calls/history/${call.id}`)).body.voiceRecord).toBe(false);
  });

  it("with ON all, and the first sentence says so", async () => {
    await change({ recording: "ON" });
    const call = await callTo("04");
    expect(call.conversation[0]?.content).toContain("This call is recorded.");
    expect(call.voiceRecord).toBe(true);
  });
});

describe("an answering machine", () => {
  it("is told nothing, or the company's message after who calls", async () => {
    const hungUp = await callTo("03");
    expect(hungUp.conversation.map(({ role }) => role)).toEqual(["CONTACT"]);
    await change({ voicemail: { action: "LEAVE_MESSAGE", message: "We will call again tomorrow." } });
    const told = await callTo("03");
    expect(told.conversation.at(-1)).toMatchObject({ role: "ASSISTANT" });
    expect(told.conversation.at(-1)?.content).toMatch(/AI assistant .* We will call again tomorrow\.$/);
  });
});

it("how calls begin is shown in each language, for each choice of recording", async () => {
  const { disclosures } = (await change({})).body;
  expect(disclosures).toHaveLength(9);
  const sentence = (language: string, recording: string) =>
    disclosures.find((one) => one.language === language && one.recording === recording)?.sentence;
  expect(sentence("en", "ON")).toMatch(/an AI assistant calling for Aegean Olive Trading\. This call is recorded\./);
  expect(sentence("de", "ASK")).toContain("Darf ich dieses Gespräch aufzeichnen?");
  expect(sentence("tr", "OFF")).not.toContain("kaydedil");
});

it("how calls begin can be heard, with what is said about the recording", async () => {
  const sound = await seller.fetch(`${path}/sound?language=tr&recording=ASK`);
  expect([sound.status, sound.headers.get("content-type")]).toEqual([200, "audio/wav"]);
  const bytes = Buffer.from(await sound.arrayBuffer());
  expect(bytes.subarray(0, 4).toString()).toBe("RIFF");
  expect(bytes.length).toBeGreaterThan(100_000);
  expect((await seller.raw(`${path}/sound?language=no`, {})).status).toBe(404);
  const stranger = await server.signIn(people.freeSeller);
  expect((await stranger.raw(`${path}/sound?language=tr`, {})).status).toBe(404);
});
