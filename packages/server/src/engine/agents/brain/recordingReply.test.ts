import { describe, expect, it } from "vitest";

import { guardBrain } from "./guardBrain.ts";
import type { SpeakingRules } from "./port.ts";
import { agreesToRecording } from "./recordingReply.ts";
import { scriptedBrain } from "./scriptedBrain.ts";
import { talk } from "./testing/conversation.ts";

const brain = guardBrain(scriptedBrain, { logger: { warn: () => {} } });
const rules = (recording: SpeakingRules["recording"]): SpeakingRules => ({
  recording,
  hasOptOutKey: true,
  canTransfer: false,
  onMachine: "LEAVE_MESSAGE",
  voicemailMessage: "We will call again tomorrow.",
});

describe("where a call is recorded only with a yes", () => {
  it("the person is asked first, and the call goes on after the yes", async () => {
    const { said, history } = await talk(brain, ["Yes, that is fine.", "Yes, go ahead."], { rules: rules("ASK") });
    expect(said[0]).toContain("May I record this call?");
    expect(said[0]).not.toContain("is recorded");
    expect(said[1]).toBe("Thank you, it is recorded from now on. Do you have a moment?");
    expect(said[2]).toContain("Early Harvest Olive Oil");
    expect(agreesToRecording(history, "en")).toBe(true);
  });

  it.each([
    ["No, thank you.", "Then it is not recorded. Do you have a moment?"],
    ["Please don't record me.", "Then it is not recorded. Do you have a moment?"],
  ])("«%s» is no yes", async (words, answer) => {
    const { said, history } = await talk(brain, [words, words], { rules: rules("ASK") });
    expect(said).toContain(answer);
    expect(agreesToRecording(history, "en")).toBe(false);
  });

  it("a yes to something else is none", async () => {
    const { history } = await talk(brain, ["No.", "Yes, go ahead."], { rules: rules("ASK") });
    expect(agreesToRecording(history, "en")).toBe(false);
  });

  it("who does not want to be called is not asked again", async () => {
    const { outcome } = await talk(brain, ["Do not call me again."], { rules: rules("ASK") });
    expect(outcome).toEqual({ kind: "end", reason: "DO_NOT_CALL" });
  });
});

it("where no call is recorded nothing is said about it", async () => {
  const { said } = await talk(brain, ["Yes, go ahead."], { rules: rules("OFF") });
  expect(said[0]).not.toContain("record");
});

it("a machine is told the company's message, after who calls", async () => {
  const { said, outcome } = await talk(brain, [], { rules: rules("ON"), answeredBy: "MACHINE" });
  expect(said[0]).toMatch(/an AI assistant calling for Aegean Olive Trading\. We will call again tomorrow\.$/);
  expect(outcome).toEqual({ kind: "end", reason: "MACHINE" });
});
