import { afterAll, describe, expect, it, vi } from "vitest";

import type { CallBrief } from "../agents/port.ts";
import { scriptedAgent } from "../agents/scriptedAgent.ts";
import { createSimulatorSpeech } from "./simulatorSpeech.ts";
import { measurePeaks } from "./peaks.ts";
import { layOutTurns } from "./timing.ts";
import { decodeWav, encodeWav, UnreadableSound } from "./wav.ts";

const brief: CallBrief = {
  language: "en",
  company: { name: "Aegean Olive Trading", about: "We press early harvest olive oil in Ayvalık." },
  product: { name: "Early Harvest Olive Oil", about: "Cold pressed within 4 hours of picking." },
  faqs: [{ question: "What is the minimum order?", answer: "One pallet of 600 bottles, which is 540 litres." }],
  customer: { name: "Fjord Delikatesse AS" },
  contact: { name: "Ingrid", surname: "Solberg" },
};
// The first words take the synthesiser a moment, and several seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
const speech = createSimulatorSpeech();
afterAll(() => speech[Symbol.asyncDispose]());

const conversationIn = (language: string, seed = "call-1") => {
  const { utterances, language: spoken } = scriptedAgent.converse({ ...brief, language }, "POSITIVE", seed);
  return { language: spoken, ...layOutTurns(utterances, spoken) };
};
const loudness = (samples: Int16Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length));

describe("a recording (A-CONV-01)", () => {
  it.each(["en", "tr", "de"])(
    "in %s is speech that begins with every turn at its second and is silent before it",
    async (language) => {
      const conversation = conversationIn(language);
      const { wav, durationSeconds, peaks } = await speech.render(conversation);
      const { samples, sampleRate } = decodeWav(wav);
      expect(samples.length / sampleRate).toBeCloseTo(durationSeconds, 1);
      for (const turn of conversation.turns) {
        const at = Math.round(turn.startSecond * sampleRate);
        expect(loudness(samples.subarray(at, at + sampleRate / 2))).toBeGreaterThan(300);
        expect(loudness(samples.subarray(at - sampleRate / 10, at))).toBe(0);
      }
      expect(peaks.length).toBe(400);
      expect(Math.max(...peaks)).toBe(1);
    },
  );

  it("has two voices a listener tells apart", async () => {
    const conversation = conversationIn("en");
    const { samples, sampleRate } = decodeWav((await speech.render(conversation)).wav);
    // The median over many moments, because single ones depend on the words.
    const pitch = (role: string) => {
      const moments = conversation.turns
        .filter((turn) => turn.role === role)
        .flatMap(({ startSecond }) => [0, 0.25, 0.5, 0.75, 1].map((later) => (startSecond + later) * sampleRate))
        .map((at) => pitchOf(samples.subarray(Math.round(at), Math.round(at + sampleRate / 4)), sampleRate));
      return moments.toSorted((one, other) => one - other)[Math.floor(moments.length / 2)] ?? 0;
    };
    expect(pitch("ASSISTANT") / pitch("CONTACT")).toBeGreaterThan(1.3);
  });

  it("of two calls at once are two recordings", async () => {
    const recordings = await Promise.all([speech.render(conversationIn("de")), speech.render(conversationIn("en"))]);
    expect(new Set(recordings.map(({ durationSeconds }) => durationSeconds)).size).toBe(2);
  });

  it("does not read a name as markup", async () => {
    const turns = [{ role: "CONTACT" as const, content: "This is <audio src='x'/> Smith & Sons.", startSecond: 0.2 }];
    const { wav } = await speech.render({ language: "en", turns, durationSeconds: 6 });
    expect(loudness(decodeWav(wav).samples)).toBeGreaterThan(100);
  });
});

describe("sound files", () => {
  it("come back as they went in", () => {
    const samples = Int16Array.from({ length: 1000 }, (_, index) => (index % 7) * 4000 - 12_000);
    expect(decodeWav(encodeWav(samples, 11_025))).toEqual({ samples, sampleRate: 11_025 });
  });

  it("of both voices in a channel each are heard as one, whatever else the file has before them", () => {
    const mono = encodeWav(Int16Array.of(100, 300, -20, 0, 7, 7), 24_000);
    const format = Buffer.from(mono.subarray(12, 36));
    format.writeUInt16LE(2, 10); // two channels
    const list = Buffer.from("LIST\u0005\0\0\0INFO!\0", "latin1"); // of an odd length, so with a byte after it
    const file = Buffer.concat([mono.subarray(0, 12), list, format, mono.subarray(36)]);
    expect(decodeWav(file)).toEqual({ samples: Int16Array.of(200, -10, 7), sampleRate: 24_000 });
  });

  it.each([0, 0xffffffff])("are read to their end if their length was left at %d", (length) => {
    const file = encodeWav(Int16Array.of(1, 2, 3), 8000);
    file.writeUInt32LE(length, 40);
    expect(decodeWav(file).samples).toEqual(Int16Array.of(1, 2, 3));
  });

  it("of another kind are refused", () => {
    const bytes = (at: number, value: number) => {
      const file = encodeWav(Int16Array.of(1, 2, 3), 8000);
      file.writeUInt16LE(value, at);
      return file;
    };
    const others = [Buffer.from("hello"), bytes(0, 0), bytes(20, 7), bytes(22, 0), bytes(34, 8)];
    for (const other of others) expect(() => decodeWav(other)).toThrow(UnreadableSound);
  });

  it("have peaks even when they are silent or short", () => {
    expect(measurePeaks(new Int16Array(3))).toEqual([0, 0, 0]);
    expect(measurePeaks(Int16Array.of(0, 50, -100, 25), 4)).toEqual([0, 0.5, 1, 0.25]);
  });
});

/** The pitch of a voice by autocorrelation between 60 and 400 hertz. */
function pitchOf(samples: Int16Array, sampleRate: number): number {
  let best = { lag: 1, score: 0 };
  for (let lag = Math.floor(sampleRate / 400); lag <= sampleRate / 60; lag += 1) {
    let score = 0;
    for (let index = 0; index + lag < samples.length; index += 1)
      score += (samples[index] ?? 0) * (samples[index + lag] ?? 0);
    if (score > best.score) best = { lag, score };
  }
  return sampleRate / best.lag;
}
