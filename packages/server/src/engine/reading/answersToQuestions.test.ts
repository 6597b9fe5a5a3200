import { describe, expect, it } from "vitest";

import type { ProductQuestion } from "../../domain/productQuestion.ts";
import { scriptedAgent } from "../agents/scriptedAgent.ts";
import { anyBrief } from "../agents/brain/testing/conversation.ts";
import type { Reader } from "./port.ts";
import { readConversation, readByPhrases } from "./readConversation.ts";

const question = (type: ProductQuestion["type"], text: string, ...options: string[]): ProductQuestion => ({
  type,
  text,
  options,
});
const imports = question("YES_NO", "Do you import olive oil yourselves?");
const bottles = question("NUMBER", "How many bottles do you need a year?");
const often = question("CHOICE", "How often do you order?", "Every month", "Every quarter");
const start = question("DATE", "When could a first delivery arrive?");
const matters = question("TEXT", "What matters most to you?");
const ithalat = question("YES_NO", "Zeytinyağını kendiniz mi ithal ediyorsunuz?");

const call = (questions: ProductQuestion[], ...lines: string[]) => ({
  conversation: lines.map((line, index) => ({
    role: line.startsWith("A: ") ? ("ASSISTANT" as const) : ("CONTACT" as const),
    content: line.slice(3),
    startSecond: index * 4,
    isInterrupted: false,
  })),
  brief: { ...anyBrief, questions },
  calledAt: "2026-03-04T08:00",
  answer: "NEUTRAL" as const,
});
const read = async (asked: ProductQuestion, ...lines: string[]) =>
  (await readByPhrases(call([asked], ...lines))).questions[0];

describe("an own question that the assistant asked", () => {
  it.each<[string, ProductQuestion, string, string, unknown]>([
    ["yes", imports, imports.text, "Yes, we do.", true],
    ["no", imports, "And do you import olive oil yourselves?", "No, a wholesaler does.", false],
    ["yes in Turkish", ithalat, ithalat.text, "Evet.", true],
    ["a number", bottles, bottles.text, "I would say 1.200 bottles.", 1200],
    ["a choice", often, often.text, "Well, every quarter.", "Every quarter"],
    ["a day", start, start.text, "On Friday.", "2026-03-06"],
    ["words", matters, matters.text, "That it is on time.", "That it is on time."],
  ])("is answered by %s", async (_what, asked, words, said, value) => {
    const found = await read(asked, `A: ${words}`, `C: ${said}`);
    expect(found).toMatchObject({ state: "ANSWERED", asked: { turn: 0 }, answer: { value, evidence: [{ turn: 1 }] } });
  });

  it.each<[string, ProductQuestion, string]>([
    ["two numbers", bottles, "Between 200 and 400."],
    ["two choices", often, "Every month or every quarter."],
    ["a question", imports, "Why do you ask?"],
    ["neither yes nor no", imports, "Olive oil is dear these days."],
    ["a wish not to be called again", matters, "Never call me again."],
  ])("stays unsure after %s", async (_what, asked, said) => {
    expect(await read(asked, `A: ${asked.text}`, `C: ${said}`)).toMatchObject({
      state: "UNSURE",
      asked: { turn: 0, quote: asked.text },
      answer: null,
    });
  });
});

it("an own question that nobody asked is said to be not asked, though the person spoke of it", async () => {
  expect(await read(imports, "A: May we send you an offer?", "C: Yes, we import olive oil.")).toMatchObject({
    state: "NOT_ASKED",
    asked: null,
    answer: null,
  });
});

describe("a model's answers to own questions", () => {
  const modelThat = (...questions: unknown[]): Reader => ({
    name: "MODEL",
    read: () => Promise.resolve({ questions }),
  });
  const readBoth = async (asked: ProductQuestion, said: string, ...claims: unknown[]) => {
    const reading = await readConversation(call([asked], `A: ${asked.text}`, `C: ${said}`), modelThat(...claims), {
      warn: () => {},
    });
    return reading.questions[0];
  };
  const claim = (value: unknown, quote: string) => ({
    question: 0,
    value,
    confidence: 0.8,
    evidence: [{ turn: 1, quote }],
  });

  it("count where phrases understood nothing", async () => {
    expect(await readBoth(often, "Four times in twelve months.", claim("Every quarter", "Four times"))).toMatchObject({
      state: "ANSWERED",
      answer: { value: "Every quarter" },
    });
  });

  it("that differ from the phrases leave the question to a person, with both", async () => {
    expect(await readBoth(imports, "Yes.", claim(false, "Yes."))).toMatchObject({
      state: "UNSURE",
      answer: { value: true },
      otherAnswer: { value: false },
    });
  });

  it.each([
    ["a number nobody said", bottles, claim(500, "A lot of them")],
    ["another type", bottles, claim("500", "A lot of them")],
    ["a choice that is not offered", often, claim("Every week", "A lot of them")],
    ["other words than those quoted", matters, claim("They want quality", "A lot of them")],
    ["a quote nobody said", imports, claim(true, "Yes, we do")],
  ])("are dropped: %s", async (_what, asked, given) => {
    const found = await readBoth(asked, "A lot of them, who knows?", given);
    expect(found?.answer?.value).not.toBe(given.value);
    expect(found?.otherAnswer).toBeNull();
  });
});

describe("a simulated call about a product with own questions", () => {
  const own = [imports, bottles, often, start, matters];

  it.each(["en", "tr", "de"])("asks them once somebody agreed, and the answers are read (%s)", async (language) => {
    const brief = { ...anyBrief, language, questions: own };
    for (const seed of ["a", "b", "c", "d"]) {
      const { utterances } = scriptedAgent.converse(brief, "POSITIVE", seed);
      expect(scriptedAgent.analyse(utterances).answer).toBe("POSITIVE");
      const conversation = utterances.map((turn, index) => ({ ...turn, startSecond: index * 4, isInterrupted: false }));
      const { questions } = await readByPhrases({
        conversation,
        brief,
        calledAt: "2026-03-04T08:00",
        answer: "POSITIVE",
      });
      expect(questions.map(({ state }) => state)).toEqual(own.map(() => "ANSWERED"));
    }
  });

  it("asks one of them of somebody undecided, and none of somebody who refuses", async () => {
    const askedOf = (mood: "NEUTRAL" | "NEGATIVE") => {
      const { utterances } = scriptedAgent.converse({ ...anyBrief, questions: own }, mood, "a");
      expect(scriptedAgent.analyse(utterances).answer).toBe(mood);
      return utterances.filter(({ content }) => own.some(({ text }) => content.includes(text))).length;
    };
    expect(askedOf("NEUTRAL")).toBe(1);
    expect(askedOf("NEGATIVE")).toBe(0);
  });
});
