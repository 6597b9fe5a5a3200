import { rmSync } from "node:fs";

import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";

import { temporaryFolder } from "../../../testing/temporaryFolder.ts";
import { uniqueNumber } from "../../testing/callCenter.ts";
import { createSimulatorSpeech } from "../../speech/simulatorSpeech.ts";
import { sayOn } from "./voice.ts";
import { LINE_RATE } from "./g711.ts";
import { likeness } from "./testing/likeness.ts";
import { freeUdpPort, hasRealPhones, samplesOf, startBaresip, startRefusal } from "./testing/realPhones.ts";
import { startSipServer, type SipServer } from "./testing/startSipServer.ts";

if (!hasRealPhones)
  console.warn("No call to a real telephone: apt-get install baresip-core baresip-ffmpeg sip-tester brings them.");

const silence = (seconds: number) => new Int16Array(seconds * LINE_RATE);
function newFolder(): string {
  const folder = temporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

describe.skipIf(!hasRealPhones)("calls to telephones of other makers (baresip, sipp)", () => {
  it(
    "are heard on both sides: the recording has what each of the two heard of the other",
    { timeout: 90_000 },
    async () => {
      const port = await freeUdpPort();
      const number = uniqueNumber("44");
      await using speech = createSimulatorSpeech();
      const words = await sayOn(speech, "Yes, this is Ingrid. Who is calling, and what is it about, please?", "en");
      const says = Int16Array.from([...silence(4), ...words, ...silence(60)]);
      await using phone = await startBaresip(newFolder(), { number, port, says });
      await using calling = await startSipServer(port);

      const callId = await calling.call("44", number);
      const turns = async () => (await calling.read(callId)).conversation.map(({ role }) => role);
      await expect.poll(turns, { timeout: 40_000 }).toEqual(["ASSISTANT", "CONTACT", "ASSISTANT"]);
      await calling.seller.post("/v1/calls/hang-up", { ids: [callId] });
      await expect.poll(async () => (await calling.read(callId)).voiceRecord, { timeout: 20_000 }).toBe(true);
      expect((await calling.read(callId)).status).toBe("COMPLETED");

      const recorded = samplesOf(await calling.recording(callId));
      const alike = [4.3, 4.9, 5.5].map((second) => likeness(says, second, 0.5, recorded));
      expect(Math.min(...alike), `the person in the recording: ${alike.join()}`).toBeGreaterThan(0.9);
      const heard = phone.heard();
      const firstWord = heard.findIndex((sample) => Math.abs(sample) > 500) / LINE_RATE;
      expect(firstWord, "seconds until the first word").toBeLessThan(1);
      const metrics = await calling.server.context.metrics.registry.metrics();
      expect(metrics).toContain('callwright_greeting_seconds_count{carrier="sip"} 1');
      const ours = [1.2, 1.8, 2.4].map((second) => likeness(recorded, second, 0.5, heard));
      expect(Math.max(...ours), `the assistant in what the person heard: ${ours.join()}`).toBeGreaterThan(0.9);
    },
  );

  describe("that are not answered", () => {
    let port: number;
    let calling: SipServer;
    beforeAll(async () => {
      port = await freeUdpPort();
      calling = await startSipServer(port);
    });
    afterAll(() => calling[Symbol.asyncDispose]());

    it.each([
      [486, "BUSY", undefined],
      [480, "NO_ANSWER", undefined],
      [404, "FAILED", "INVALID_NUMBER"],
      [603, "FAILED", "CALL_DECLINED"],
      [403, "FAILED", "CARRIER_REJECTED"],
      [503, "FAILED", "CARRIER_UNREACHABLE"],
    ])("come with %i to %s %s", async (code, status, failureCode) => {
      await using trunk = await startRefusal(newFolder(), port, code);
      const callId = await calling.call();
      await expect.poll(async () => (await calling.read(callId)).status, { timeout: 20_000 }).toBe(status);
      expect((await calling.read(callId)).failureReason?.code).toBe(failureCode);
      await trunk.isOver;
    });
  });
});
