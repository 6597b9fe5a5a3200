import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { createSimulatorSpeech } from "../../engine/speech/simulatorSpeech.ts";
import { recordingOf } from "../../engine/speech/recordingOf.ts";
import { decodeWav } from "../../engine/speech/wav.ts";
import { callPlaces, makeItem, uniqueNumber, watchCalls, type Item } from "../../engine/testing/callCenter.ts";
import { finishedCall } from "../../engine/testing/finishedCall.ts";
import { people } from "../../testing/people.ts";
import { startServerForTest, startTestServer, type TestServer } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";

let server: TestServer;
let seller: TestClient;
let calls: ReturnType<typeof watchCalls>;

beforeAll(async () => {
  server = await startTestServer({ speech: createSimulatorSpeech() });
  seller = await server.signIn(people.seller);
  calls = watchCalls(server);
  await callPlaces(server, seller).payIn(10);
});
afterAll(async () => {
  await calls[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const callAndWait = async ({ id }: Item): Promise<string> => {
  const { body } = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds: [id] });
  const callId = body.items[0]?.callId ?? "";
  await calls.untilEnded([callId]);
  return callId;
};
const read = async (callId: string) => (await seller.get<Schemas["CallDetail"]>(`/v1/calls/history/${callId}`)).body;

describe("the recording", () => {
  it("is speech in a WAV file, whole or by range (A-API-16, A-CONV-01)", async () => {
    const callId = await callAndWait(await makeItem(seller));
    const path = `/v1/calls/history/record/${callId}`;
    const whole = await seller.fetch(path);
    expect([whole.status, whole.headers.get("content-type"), whole.headers.get("accept-ranges")]).toEqual([
      200,
      "audio/wav",
      "bytes",
    ]);
    const bytes = Buffer.from(await whole.arrayBuffer());
    const { samples } = decodeWav(bytes);
    expect(samples.filter((sample) => Math.abs(sample) > 500).length).toBeGreaterThan(samples.length / 10);

    const part = await seller.fetch(path, { headers: { range: "bytes=100-199" } });
    expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 100-199/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true);
    const etag = part.headers.get("etag") ?? "";
    const [sameVersion, otherVersion] = await Promise.all(
      [etag, '"another"'].map((ifRange) =>
        seller.fetch(path, { headers: { range: "bytes=-100", "if-range": ifRange } }),
      ),
    );
    expect([sameVersion?.status, sameVersion?.headers.get("content-length")]).toEqual([206, "100"]);
    expect([otherVersion?.status, otherVersion?.headers.get("content-range")]).toEqual([200, null]);
    const outside = await seller.fetch(path, { headers: { range: `bytes=${bytes.length}-` } });
    expect([outside.status, outside.headers.get("content-range")]).toEqual([416, `bytes */${bytes.length}`]);
  });

  it("is not there for a call that did not connect", async () => {
    const callId = await callAndWait(await makeItem(seller, { phoneNumber: uniqueNumber("00") }));
    expect((await seller.get(`/v1/calls/history/record/${callId}`)).status).toBe(404);
    expect(await read(callId)).toMatchObject({ voiceRecord: false, recording: null, conversation: [] });
  });
});

describe("a recording that the carrier does not deliver", () => {
  async function askedTwice(readRecording: () => ReturnType<typeof recordingOf>) {
    const own = await startServerForTest({ processes: 1 });
    const { context } = own;
    vi.spyOn(context.carrier, "readRecording").mockImplementation(async () => readRecording());
    const warn = vi.spyOn(context.logger, "warn");
    const callId = await finishedCall(context, []);
    await context.db.updateTable("calls").set({ has_recording: true }).where("id", "=", callId).execute();
    const admin = await own.signIn(people.admin);
    const detail = await admin.get<Schemas["CallDetail"]>(`/v1/calls/history/${callId}`);
    expect(detail).toMatchObject({ status: 200, body: { recording: null } });
    const path = `/v1/calls/history/record/${callId}`;
    const replies = [await admin.get(path), await admin.get(path)];
    const warnings = warn.mock.calls.filter(([facts]) => JSON.stringify(facts).includes(callId));
    return { replies, warnings };
  }

  it("because it is in another format, is none that can be played, which the operator is told once", async () => {
    const { replies, warnings } = await askedTwice(() => recordingOf(Buffer.from("ID3 This is an MP3 file")));
    const notPlayed = {
      status: 404,
      body: {
        code: "NOT_FOUND",
        message: "This recording cannot be played, because its format is not supported.",
      },
    };
    expect(replies).toMatchObject([notPlayed, notPlayed]);
    expect(warnings).toHaveLength(1);
  });

  it("because it cannot be reached, may be asked for again", async () => {
    const { replies } = await askedTwice(() => {
      throw new TypeError("fetch failed");
    });
    expect(replies).toMatchObject([{ status: 503, body: { code: "SERVICE_UNAVAILABLE" } }, { status: 503 }]);
  });
});
