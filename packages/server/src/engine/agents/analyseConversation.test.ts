import { describe, expect, it } from "vitest";

import type { SettledAnswer, Utterance } from "../../domain/call.ts";
import { analyseConversation } from "./analyseConversation.ts";

/** The turns of the called person; the assistant's words must not matter. */
const heard = (...lines: string[]): Utterance[] =>
  lines.flatMap((content) => [
    { role: "ASSISTANT", content: "Would you be interested? Great, samples? Perfect." },
    { role: "CONTACT", content },
  ]);

describe("what a conversation came to, in words nobody scripted", () => {
  it.each<[SettledAnswer, string[]]>([
    ["POSITIVE", ["Hello?", "Sure, that sounds great, we are interested."]],
    ["POSITIVE", ["Not sure yet.", "Ah, okay. Interesting! Send me a quote.", "Yes, please."]],
    ["NEGATIVE", ["Interesting, tell me more.", "No, that is too expensive.", "We are not interested, sorry."]],
    ["NEGATIVE", ["That does not sound good at all."]],
    ["NEUTRAL", ["Who is there?", "I have no time for this right now."]],
    ["NEUTRAL", ["Sounds good, but I am not sure. Maybe. I need to check."]],
    ["NEUTRAL", []],
    ["ANSWERING_MACHINE", ["You have reached the office of Berg and Sons."]],
    ["POSITIVE", ["Alo?", "HARİKA, bize numune gönderin."]],
    ["NEGATIVE", ["Nein danke, kein Interesse."]],
  ])("%s: %j", (answer, lines) => {
    expect(analyseConversation(heard(...lines)).answer).toBe(answer);
  });

  it("a wish not to be called again is heard through any politeness", () => {
    expect(analyseConversation(heard("It sounds great, but please do not call again.", "Thanks, bye."))).toEqual({
      answer: "NEGATIVE",
      isDoNotCall: true,
    });
  });

  it("a person who mentions a mailbox later is still a person", () => {
    expect(analyseConversation(heard("Yes?", "Sounds good, put it in my mailbox, send me a quote.")).answer).toBe(
      "POSITIVE",
    );
  });
});
