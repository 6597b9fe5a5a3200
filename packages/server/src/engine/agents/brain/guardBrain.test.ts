import { setTimeout as rest } from "node:timers/promises";

import { describe, expect, it } from "vitest";

import { guardBrain, MOST_CHARACTERS, MOST_TURNS } from "./guardBrain.ts";
import type { Brain, BrainOutput, LiveTurn } from "./port.ts";
import { anyBrief, inputOf, replyOf, talk } from "./testing/conversation.ts";

const silent = { warn: () => {} };
/** A model that can say anything. */
const saying = (...outputs: (string | BrainOutput)[]): Brain => ({
  async *reply() {
    for (const output of outputs) yield typeof output === "string" ? { kind: "words", text: output } : output;
  },
});
const guarded = (brain: Brain, options = {}) => guardBrain(brain, { logger: silent, ...options });
const afterGreeting = (...said: string[]): LiveTurn[] => [
  { role: "ASSISTANT", content: "Hello." },
  ...said.map((content): LiveTurn => ({ role: "CONTACT", content })),
];
const { rules: anyRules } = inputOf([]);
const pieces = (text: string) => text.match(/.{1,3}/g)!;

describe("whatever the model says", () => {
  it("the call begins with who calls, that it is an AI, that it is recorded, and how to be left alone", async () => {
    const { said } = await talk(guarded(saying("I am Bob, a human.")), []);
    expect(said[0]).toContain("an AI assistant calling for Aegean Olive Trading. This call is recorded. Press 9");
  });

  it("who does not want to be called is not talked to", async () => {
    const { words, outcome } = await replyOf(
      guarded(saying("But listen!")),
      inputOf(afterGreeting("Do not call again.")),
    );
    expect(words).toContain("you will not be called again");
    expect(outcome).toEqual({ kind: "end", reason: "DO_NOT_CALL" });
  });

  it("it says that it is no human being, and hangs up on machines", async () => {
    const model = guarded(saying("I am a real person."));
    expect((await replyOf(model, inputOf(afterGreeting("Are you a robot?")))).words).toContain("not a human being");
    expect((await replyOf(model, inputOf([], { answeredBy: "MACHINE" }))).outcome).toEqual({
      kind: "end",
      reason: "MACHINE",
    });
  });

  it.each([
    ["It costs 12 euros a bottle. Great!", "It costs I will have that confirmed in writing."],
    ["We give 20% off.", "We give I will have that confirmed in writing."],
    ["It is twelve euros.", "It is I will have that confirmed in writing."],
    ["We need ten days or so.", "We need ten days or so."],
    ["A pallet has 600 bottles, and it takes 10 days.", "A pallet has 600 bottles, and it takes 10 days."],
    ["Founded in 1,987 or 1987.", "Founded in 1,987 or 1987."],
    ["We have 601 bottles.", "We have I will have that confirmed in writing."],
    ["We have 6.00 bottles.", "We have I will have that confirmed in writing."],
    ["Is 17:00 fine?", "Is 17:00 fine?"],
    ["It is 17 euros.", "It is I will have that confirmed in writing."],
    ["It is €17.", "It is I will have that confirmed in writing."],
    ["Room 4 or 5", "Room 4 or I will have that confirmed in writing."],
  ])("«%s» is heard as «%s»", async (model, heard) => {
    const history = afterGreeting("Fine, what is it? I am here until 17:00.");
    for (const outputs of [[model], pieces(model)])
      expect((await replyOf(guarded(saying(...outputs)), inputOf(history))).words.replaceAll(/\s+/g, " ")).toBe(heard);
  });

  it("figures are those of the company in its own language too", async () => {
    const brief = {
      ...anyBrief,
      language: "tr",
      faqs: [{ question: "Fiyat nedir?", answer: "Litresi 1.250,50 lira." }],
    };
    const reply = async (model: string) =>
      (await replyOf(guarded(saying(model)), inputOf(afterGreeting("Evet."), { brief }))).words;
    expect(await reply("Litresi 1250,50 lira, yani 1.250,50 lira.")).toBe("Litresi 1250,50 lira, yani 1.250,50 lira.");
    expect(await reply("Size yüzde yirmi indirim yaparız.")).toMatch(/^Size yüzde Bunu size yazılı/);
  });

  it("a turn has an end, at a sentence where there is one", async () => {
    const { words } = await replyOf(
      guarded(saying(...Array.from({ length: 80 }, () => "This is the best oil. "))),
      inputOf(afterGreeting("Go on.")),
    );
    expect(words.length).toBeLessThanOrEqual(MOST_CHARACTERS);
    expect(words).toMatch(/oil\.$/);
    const endless = await replyOf(
      guarded(saying(...Array.from({ length: 500 }, () => "and on "))),
      inputOf(afterGreeting("Go on.")),
    );
    expect(endless.words.length).toBeLessThanOrEqual(MOST_CHARACTERS);
  });

  it("so has the call", async () => {
    const { outcome, history } = await talk(
      guarded(saying("And?")),
      Array.from({ length: 60 }, () => "Well, who knows."),
    );
    expect(outcome).toEqual({ kind: "end", reason: "TOO_LONG" });
    expect(history.length).toBeLessThanOrEqual(MOST_TURNS);
  });

  it("ends and transfers of the model are carried out after its words", async () => {
    const bye = saying("Thank you, ", "goodbye", { kind: "end", reason: "DONE" });
    expect(await replyOf(guarded(bye), inputOf(afterGreeting("Fine.")))).toEqual({
      words: "Thank you, goodbye",
      outcome: { kind: "end", reason: "DONE" },
    });
  });
});

describe("when the model is slow or gone", () => {
  const slow = (milliseconds: number, text: string): Brain => ({
    async *reply(_input, signal) {
      await rest(milliseconds, undefined, { signal });
      yield { kind: "words", text };
    },
  });

  it("the person is asked for a moment, once", async () => {
    const { words } = await replyOf(
      guarded(slow(60, "Here I am."), { fillerAfterMs: 20 }),
      inputOf(afterGreeting("Go on.")),
    );
    expect(words).toBe("One moment, please. Here I am.");
  });

  it("a model that fails once is asked again, and one that fails twice says goodbye", async () => {
    let asked = 0;
    const failing = (times: number): Brain => ({
      async *reply() {
        asked += 1;
        if (asked <= times) throw new Error("no");
        yield { kind: "words", text: "Here I am." };
      },
    });
    expect((await replyOf(guarded(failing(1)), inputOf(afterGreeting("Go on.")))).words).toBe("Here I am.");
    asked = 0;
    const { words, outcome } = await replyOf(guarded(failing(9)), inputOf(afterGreeting("Go on.")));
    expect(words).toContain("Aegean Olive Trading will get in touch with you");
    expect([outcome, asked]).toEqual([{ kind: "end", reason: "FAULT" }, 2]);
  });

  it("one that never says a word is given up, and one that says nothing counts as one that failed", async () => {
    const options = { fillerAfterMs: 5, wordWithinMs: 10 };
    const never = await replyOf(guarded(slow(60_000, ""), options), inputOf(afterGreeting("Go on.")));
    expect(never.outcome).toEqual({ kind: "end", reason: "FAULT" });
    expect((await replyOf(guarded(saying()), inputOf(afterGreeting("Go on.")))).outcome).toEqual(never.outcome);
  });

  it("one that stops in the middle of a sentence is not waited for any longer than for its first word", async () => {
    const stuck: Brain = {
      async *reply() {
        yield { kind: "words", text: "We press " };
        await rest(60_000, undefined, { ref: false });
      },
    };
    const options = { fillerAfterMs: 5, wordWithinMs: 10 };
    expect(await replyOf(guarded(stuck, options), inputOf(afterGreeting("Go on.")))).toMatchObject({
      words: "We press",
    });
  });

  it("nobody is put through where there is nobody: what was said stands, and the call goes on", async () => {
    const transferring = saying("One moment. ", { kind: "transfer" });
    const asking = (canTransfer: boolean) =>
      replyOf(guarded(transferring), inputOf(afterGreeting("Go on."), { rules: { ...anyRules, canTransfer } }));
    expect((await asking(true)).outcome).toEqual({ kind: "transfer" });
    expect(await asking(false)).toEqual({ words: "One moment.", outcome: undefined });
  });

  it("what was said before it broke off stands", async () => {
    const broken: Brain = {
      async *reply() {
        yield { kind: "words", text: "We press " };
        throw new Error("gone");
      },
    };
    expect(await replyOf(guarded(broken), inputOf(afterGreeting("Go on.")))).toEqual({
      words: "We press",
      outcome: undefined,
    });
  });

  it("who cuts in hears no more of it", async () => {
    const cut = new AbortController();
    const heard: string[] = [];
    const endless: Brain = {
      async *reply(_input, signal) {
        for (;;) {
          signal.throwIfAborted();
          yield { kind: "words", text: "and " };
        }
      },
    };
    for await (const output of guarded(endless).reply(inputOf(afterGreeting("Go on.")), cut.signal)) {
      if (output.kind === "words") heard.push(output.text);
      if (heard.length === 3) cut.abort();
    }
    expect(heard.length).toBeLessThanOrEqual(4);
  });
});
