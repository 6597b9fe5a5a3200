import { describe, expect, it } from "vitest";

import { agreesToRecording } from "./brain/recordingReply.ts";
import type { CallBrief, ProspectMood } from "./port.ts";
import { scriptedAgent } from "./scriptedAgent.ts";

const brief: CallBrief = {
  language: "en",
  company: { name: "Aegean Olive Trading", about: "We press early harvest olive oil in Ayvalık. Founded in 1987." },
  product: { name: "Early Harvest Olive Oil", about: "Cold pressed within four hours of picking" },
  faqs: [
    { question: "What is the minimum order?", answer: "One pallet of 600 bottles." },
    { question: "Do you deliver to Norway?", answer: "Yes, within ten working days." },
  ],
  customer: { name: "Fjord Delikatesse AS" },
  contact: { name: "Ingrid", surname: "Solberg" },
};

const text = (language: string, mood: ProspectMood, seed: string, about = brief) =>
  scriptedAgent
    .converse({ ...about, language }, mood, seed)
    .utterances.map(({ role, content }) => `${role}: ${content}`)
    .join("\n");

describe("a conversation", () => {
  it("is about this company, product, contact and FAQ", () => {
    const said = text("en", "POSITIVE", "call-1");
    for (const word of [
      "Ingrid Solberg",
      "Aegean Olive Trading",
      "Early Harvest Olive Oil",
      "We press early harvest olive oil",
    ]) {
      expect(said).toContain(word);
    }
    expect(brief.faqs.some(({ question, answer }) => said.includes(question) && said.includes(answer))).toBe(true);
    expect(said).not.toContain("Founded in 1987");
  });

  it("is told apart by call, and the same for the same call", () => {
    const seeds = Array.from({ length: 40 }, (_, index) => `call-${index}`);
    const versions = new Set(seeds.map((seed) => text("en", "POSITIVE", seed)));
    expect(versions.size).toBeGreaterThan(25);
    expect(text("en", "POSITIVE", "call-7")).toBe(text("en", "POSITIVE", "call-7"));
  });

  it.each([
    ["tr", "tr", "Merhaba"],
    ["de", "de", "Guten Tag"],
    ["en", "en", "Hello"],
    ["fi", "en", "Hello"],
  ])("asked for in %s is spoken in %s", (asked, spoken, greeting) => {
    const conversation = scriptedAgent.converse({ ...brief, language: asked }, "NEUTRAL", "call-2");
    expect(conversation.language).toBe(spoken);
    expect(conversation.utterances[0]?.content).toMatch(new RegExp(`^(${greeting})`));
  });

  it.each([
    ["en", ["AI assistant", "This call is recorded."]],
    ["de", ["KI-Assistentin", "Dieses Gespräch wird aufgezeichnet."]],
    ["tr", ["yapay zekâ", "Bu görüşme kaydediliyor."]],
  ])(
    "in %s begins with who calls, for whom, that it is no human being and that the call is recorded, on a machine too",
    (language, words) => {
      for (const mood of ["POSITIVE", "NEGATIVE", "NEUTRAL", "DO_NOT_CALL", "ANSWERING_MACHINE"] as const) {
        for (let nth = 0; nth < 20; nth += 1) {
          const { utterances } = scriptedAgent.converse({ ...brief, language }, mood, `call-${nth}`);
          const first = utterances.find(({ role }) => role === "ASSISTANT")?.content;
          for (const word of [...words, "Aegean Olive Trading"]) expect(first).toContain(word);
        }
      }
    },
  );

  it("stays whole when nothing is known but the names", () => {
    const bare: CallBrief = {
      ...brief,
      company: { name: "Aegean", about: null },
      product: { name: "Oil", about: " " },
      faqs: [],
      contact: { name: null, surname: null },
    };
    for (const language of ["en", "tr", "de"]) {
      const said = text(language, "POSITIVE", "call-3", bare);
      expect(said).not.toMatch(/null|undefined| {2}|: $/m);
    }
  });

  it("has both sides speak, the machine too", () => {
    for (const mood of ["POSITIVE", "NEGATIVE", "NEUTRAL", "DO_NOT_CALL", "ANSWERING_MACHINE"] as const) {
      const roles = new Set(scriptedAgent.converse(brief, mood, "call-4").utterances.map(({ role }) => role));
      expect([...roles].toSorted()).toEqual(["ASSISTANT", "CONTACT"]);
    }
  });
});

describe("the analysis understands every conversation the agent can have", () => {
  const seeds = Array.from({ length: 60 }, (_, index) => `seed-${index}`);
  const cases = ["en", "tr", "de"].flatMap((language) =>
    (["POSITIVE", "NEGATIVE", "NEUTRAL", "DO_NOT_CALL", "ANSWERING_MACHINE"] as const).map((mood) => ({
      language,
      mood,
    })),
  );

  it.each(cases)("$mood in $language", ({ language, mood }) => {
    for (const seed of seeds) {
      const { utterances } = scriptedAgent.converse({ ...brief, language }, mood, seed);
      expect(scriptedAgent.analyse(utterances)).toEqual({
        answer: mood === "DO_NOT_CALL" ? "NEGATIVE" : mood,
        isDoNotCall: mood === "DO_NOT_CALL",
      });
    }
  });
});

describe("what the company wants of its calls", () => {
  const manner = (recording: "ASK" | "OFF", message: string | null = null) => ({
    recording,
    voicemail: { action: "LEAVE_MESSAGE" as const, message },
  });

  it.each(["POSITIVE", "NEGATIVE", "NEUTRAL"] as const)(
    "is done, and %s is still understood where the recording is asked for",
    (mood) => {
      for (const language of ["en", "tr", "de"]) {
        const asked = { ...brief, language, manner: manner("ASK") };
        for (let nth = 0; nth < 60; nth += 1) {
          const { utterances } = scriptedAgent.converse(asked, mood, `seed-${nth}`);
          expect(scriptedAgent.analyse(utterances).answer).toBe(mood);
          expect(agreesToRecording(utterances, language)).toBe(mood === "POSITIVE");
        }
      }
    },
  );

  it("a machine is told the company's words, or nothing", () => {
    const told = text("en", "ANSWERING_MACHINE", "call-1", { ...brief, manner: manner("OFF", "We call tomorrow.") });
    expect(told).toContain("We call tomorrow.");
    const hangsUp = { recording: "ON", voicemail: { action: "HANG_UP", message: null } } as const;
    const { utterances } = scriptedAgent.converse({ ...brief, manner: hangsUp }, "ANSWERING_MACHINE", "call-1");
    expect(utterances.map(({ role }) => role)).toEqual(["CONTACT"]);
  });
});
