import { describe, expect, it } from "vitest";

import { guardBrain } from "./guardBrain.ts";
import type { LiveTurn } from "./port.ts";
import { scriptedBrain } from "./scriptedBrain.ts";
import { anyBrief, inputOf, replyOf } from "./testing/conversation.ts";

const brain = guardBrain(scriptedBrain, { logger: { warn: () => {} } });
const brief = { ...anyBrief, proofDigits: "482170" };
const greeting: LiveTurn = { role: "ASSISTANT", content: "Hello." };
const pressed = (keys: string): LiveTurn[] => Array.from(keys, (key) => ({ role: "CONTACT", content: `[${key}]` }));
const said = (content: string): LiveTurn => ({ role: "CONTACT", content });
const ours = (content: string): LiveTurn => ({ role: "ASSISTANT", content });
const answerTo = (...turns: LiveTurn[]) => replyOf(brain, inputOf([greeting, ...turns], { brief }));

describe("a call that asks for digits first", () => {
  it("begins with who calls and the question, and with nothing about what it is for", async () => {
    const { words } = await replyOf(brain, inputOf([], { brief }));
    expect(words).toContain("AI assistant calling for Aegean Olive Trading");
    expect(words).toContain("press the six digits");
    expect(words).not.toContain("Olive Oil");
  });

  it("lets the person press them one by one, and goes on with the sixth", async () => {
    expect(await answerTo(...pressed("48217"))).toEqual({ words: "", outcome: undefined });
    expect((await answerTo(...pressed("482170"))).words).toBe("Thank you. Do you have a moment?");
    const after = [...pressed("482170"), ours("Thank you. Do you have a moment?"), said("Yes, go ahead.")];
    expect((await answerTo(...after)).words).toContain("Early Harvest Olive Oil");
  });

  it("understands digits that are said", async () => {
    expect((await answerTo(said("It is 482 170."))).words).toContain("Thank you");
  });

  it("asks again, and ends when they are not given", async () => {
    const wrong = await answerTo(...pressed("111111"));
    expect(wrong.words).toContain("These are not the digits");
    const asked = [
      said("Hello?"),
      ours("If you asked for this test call, …"),
      said("What?"),
      ours("Press …"),
      said("Who?"),
    ];
    expect(await answerTo(...asked)).toMatchObject({ outcome: { kind: "end", reason: "DONE" } });
  });

  it("is over for who does not want to be called, and for machines", async () => {
    expect((await answerTo(said("Do not call again."))).outcome).toEqual({ kind: "end", reason: "DO_NOT_CALL" });
    expect((await answerTo(said("Please leave a message after the tone."))).outcome?.kind).toBe("end");
  });
});
