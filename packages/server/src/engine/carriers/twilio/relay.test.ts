import { describe, expect, it } from "vitest";

import type { LiveTurn } from "../../agents/brain/port.ts";
import { isOptOut } from "../../agents/analyseConversation.ts";
import {
  newTalk,
  OPT_OUT_WORDS,
  readRelayMessage,
  saidWith,
  stepTalk,
  type RelayEffect,
  type RelayEvent,
} from "./relay.ts";

const greeting: LiveTurn = { role: "ASSISTANT", content: "Hello, this is an AI assistant." };

function play(...events: RelayEvent[]) {
  let state = newTalk;
  const effects: RelayEffect[] = [];
  for (const event of events) {
    const step = stepTalk(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects, kinds: effects.map(({ type }) => type) };
}

const begun: RelayEvent[] = [
  { type: "setup", callId: "call-1", callSid: "CA1" },
  { type: "claimed", turns: [greeting], isTakenOver: false },
];
const say = (...words: string[]): RelayEvent[] => words.map((text) => ({ type: "token", text }));

describe("a talk over ConversationRelay", () => {
  it("claims its call before a word is said, and hangs up when it is not ours", () => {
    expect(play(begun[0]!).effects).toEqual([{ type: "claim", callId: "call-1", callSid: "CA1" }]);
    const { state, effects } = play(begun[0]!, { type: "refused" });
    expect(effects.slice(1)).toEqual([
      { type: "send", message: { type: "end", handoffData: '{"reason":"NOT_OURS"}' } },
      { type: "close" },
    ]);
    expect(stepTalk(state, { type: "prompt", words: "Hello?", isLast: true }).effects).toEqual([]);
  });

  it("hears what is said while the call is still being claimed", () => {
    const { state, kinds } = play(begun[0]!, { type: "prompt", words: "Hello?", isLast: true }, begun[1]!);
    expect(state.turns.map(({ content }) => content)).toEqual([greeting.content, "Hello?"]);
    expect(kinds.at(-1)).toBe("think");
  });

  it("is closed when it does not begin with setup, or begins twice", () => {
    for (const first of [
      { type: "prompt", words: "Hi", isLast: true },
      { type: "dtmf", digit: "9" },
      { type: "other" },
    ] as const)
      expect(play(first).kinds).toEqual(["stopThinking", "close"]);
    expect(play(...begun, begun[0]!).kinds.slice(-1)).toEqual(["close"]);
  });

  it("keeps keys that are pressed quickly, and no words that we did not get to say between them", () => {
    const keys = ["4", "8", "2"].map((digit): RelayEvent => ({ type: "dtmf", digit }));
    expect(play(...begun, ...keys).state.turns.slice(1)).toEqual([
      { role: "CONTACT", content: "[4]" },
      { role: "CONTACT", content: "[8]" },
      { role: "CONTACT", content: "[2]" },
    ]);
  });

  it("tells what a person says into our words as the turn after ours, which ends there", () => {
    const { effects } = play(...begun, { type: "prompt", words: "Tell me more.", isLast: true }, ...say("We press "), {
      type: "prompt",
      words: "Stop",
      isLast: false,
    });
    const told = effects.findLast((effect) => effect.type === "partial");
    expect(told).toMatchObject({ position: 3, turn: { role: "CONTACT", content: "Stop" } });
  });

  it("answers what was said when it was said whole, and keeps both", () => {
    const { state, effects } = play(
      ...begun,
      { type: "prompt", words: "Tell", isLast: false },
      { type: "prompt", words: "Tell me more.", isLast: true },
      ...say("We press ", "olive oil."),
      { type: "spoken" },
    );
    expect(effects.slice(1).map((effect) => (effect.type === "send" ? effect.message : effect.type))).toEqual([
      "partial",
      "keep",
      "stopThinking",
      "think",
      { type: "text", token: "We press ", last: false },
      "partial",
      { type: "text", token: "olive oil.", last: false },
      "partial",
      "keep",
      { type: "text", token: "", last: true },
    ]);
    const told = effects.filter((effect) => effect.type === "partial");
    expect(told.map(({ position, turn }) => [position, turn.role, turn.content])).toEqual([
      [1, "CONTACT", "Tell"],
      [2, "ASSISTANT", "We press"],
      [2, "ASSISTANT", "We press olive oil."],
    ]);
    expect(state.turns.map(({ content }) => content)).toEqual([
      greeting.content,
      "Tell me more.",
      "We press olive oil.",
    ]);
  });

  it("sends nothing more once the person cuts in, and the conversation ends where they did", () => {
    const { state, effects } = play(
      ...begun,
      { type: "prompt", words: "Tell me.", isLast: true },
      ...say("We press ", "olive oil, ", "cold, ", "in Ayvalık."),
      { type: "interrupt", heard: "We press olive oil" },
      ...say("Since 1987."),
      { type: "spoken" },
    );
    expect(state.turns.at(-1)).toEqual({ role: "ASSISTANT", content: "We press olive oil", isInterrupted: true });
    const cut = effects.findLastIndex(({ type }) => type === "stopThinking");
    expect(effects.slice(cut).filter(({ type }) => type === "send")).toEqual([]);
  });

  it("takes back what was sent but not heard, also after the answer was complete", () => {
    const { state, effects } = play(
      ...begun,
      { type: "prompt", words: "Tell me.", isLast: true },
      ...say("We press olive oil. ", "It is cold pressed."),
      { type: "spoken" },
      { type: "interrupt", heard: "We press olive" },
    );
    const turn = { role: "ASSISTANT", content: "We press olive", isInterrupted: true };
    expect(state.turns[2]).toEqual(turn);
    expect(effects.at(-1)).toEqual({ type: "keep", position: 2, turn });
    expect(play(...begun, { type: "interrupt", heard: "Hello, this" }).state.turns[0]?.content).toBe("Hello, this");
    // Twilio reports figures as they were spoken.
    expect(play(...begun, { type: "interrupt", heard: "hello this" }).state.turns[0]?.content).toBe("hello this");
  });

  it("who speaks over it without an interruption being told is answered, too", () => {
    const { state, kinds } = play(...begun, { type: "prompt", words: "Tell me.", isLast: true }, ...say("We press "), {
      type: "prompt",
      words: "No, wait.",
      isLast: true,
    });
    expect(state.turns.map(({ content }) => content)).toEqual([greeting.content, "Tell me.", "We press", "No, wait."]);
    expect(kinds.slice(-2)).toEqual(["stopThinking", "think"]);
  });

  it("says goodbye before it ends, and then answers nothing more but keeps it", () => {
    const { state, effects } = play(
      ...begun,
      { type: "prompt", words: "Not interested.", isLast: true },
      ...say("Goodbye."),
      { type: "spoken", end: "NOT_INTERESTED" },
      { type: "prompt", words: "And never call again!", isLast: true },
    );
    expect(effects.find(({ type }) => type === "endAfter")).toEqual({
      type: "endAfter",
      words: "Goodbye.",
      message: { type: "end", handoffData: '{"reason":"NOT_INTERESTED"}' },
    });
    expect(effects.at(-1)?.type).toBe("keep");
    expect(state.turns.at(-1)?.content).toBe("And never call again!");
    const late = stepTalk(state, { type: "dictated", words: "Wait, please." });
    expect(late.effects, "what the line cannot carry any more is not kept as said").toEqual([]);
    expect(late.state.turns).toEqual(state.turns);
  });

  it("leaves our sentence whole when it was heard to its end, and the person is cut off after their own", () => {
    const taken: RelayEvent = { type: "claimed", turns: [greeting], isTakenOver: true };
    const { state } = play(
      begun[0]!,
      taken,
      { type: "prompt", words: "Who is this?", isLast: true },
      { type: "interrupt", heard: "Hello" },
    );
    expect(state.turns).toEqual([greeting, { role: "CONTACT", content: "Who is this?" }]);
  });

  it.each<[string, string]>([
    ['{"type":"prompt","voicePrompt":"Never call me again.","last":true}', "Never call me again."],
    ['{"type":"dtmf","digit":"9"}', OPT_OUT_WORDS],
    ['{"type":"dtmf","digit":"1"}', "[1]"],
    ['{"type":"interrupt","utteranceUntilInterrupt":"Never call"}', ""],
  ])("a wish not to be called again is looked for in what the person says: %s", (line, words) => {
    expect(saidWith(readRelayMessage(line)!)).toBe(words);
  });

  it("the key of the greeting is a wish not to be called, other keys are what was pressed", () => {
    expect(play(...begun, { type: "dtmf", digit: "9" }).state.turns.at(-1)?.content).toBe(OPT_OUT_WORDS);
    expect(isOptOut(OPT_OUT_WORDS)).toBe(true);
    expect(play(...begun, { type: "dtmf", digit: "1" }).state.turns.at(-1)?.content).toBe("[1]");
  });

  it("silence is answered, unless we are speaking", () => {
    expect(play(...begun, { type: "silence" }).kinds.at(-1)).toBe("think");
    const { effects } = play(...begun, { type: "prompt", words: "Hm.", isLast: true }, { type: "silence" });
    expect(effects.filter(({ type }) => type === "think")).toHaveLength(1);
  });

  it("the third error ends it", () => {
    const error: RelayEvent = { type: "error", description: "no" };
    expect(play(...begun, error, error).kinds).toEqual(["claim"]);
    expect(play(...begun, error, error, error).state.phase).toBe("CLOSING");
  });
});

describe("a message", () => {
  it.each([
    [
      '{"type":"setup","callSid":"CA1","customParameters":{"callId":"c"}}',
      { type: "setup", callSid: "CA1", callId: "c" },
    ],
    ['{"type":"setup"}', { type: "setup", callSid: "", callId: "" }],
    ['{"type":"prompt","voicePrompt":"Hi","lang":"en-US","last":true}', { type: "prompt", words: "Hi", isLast: true }],
    ['{"type":"prompt","voicePrompt":7,"last":false}', { type: "prompt", words: "", isLast: false }],
    ['{"type":"prompt","voicePrompt":"Yes."}', { type: "prompt", words: "Yes.", isLast: true }],
    [
      '{"type":"interrupt","utteranceUntilInterrupt":"He","durationUntilInterruptMs":"460"}',
      { type: "interrupt", heard: "He" },
    ],
    ['{"type":"dtmf","digit":"9"}', { type: "dtmf", digit: "9" }],
    ['{"type":"error","description":"x"}', { type: "error", description: "x" }],
    ['{"type":"info","name":"agentSpeaking"}', { type: "other" }],
    ["[]", null],
    ["7", null],
    ["null", null],
    ["{", null],
    ["{}", null],
  ])("%s", (text, message) => {
    expect(readRelayMessage(text)).toEqual(message);
  });

  it("is cut to what a person can say in one breath", () => {
    const long = JSON.stringify({ type: "prompt", voicePrompt: "a".repeat(50_000), last: true });
    expect((readRelayMessage(long) as { words: string }).words).toHaveLength(2_000);
  });

  it("says what somebody of the company wants said after the answer that is being thought of, each as a turn", () => {
    const { state, effects } = play(
      ...begun,
      { type: "prompt", words: "When?", isLast: true },
      ...say("Next "),
      { type: "dictated", words: "On Monday." },
      ...say("week."),
      { type: "spoken" },
    );
    expect(state.turns.map(({ content }) => content).slice(-2)).toEqual(["Next week.", "On Monday."]);
    const sent = effects.flatMap((effect) => (effect.type === "send" ? [effect.message] : []));
    expect(sent.at(-1)).toEqual({ type: "text", token: "On Monday.", last: true });
  });

  it("once somebody took the call over the assistant is silent, keeps what is heard, and still obeys the key", () => {
    const taken = [
      ...begun,
      { type: "prompt", words: "Who is this?", isLast: true },
      ...say("I am "),
      { type: "takenOver" },
    ] as RelayEvent[];
    const { state } = play(...taken);
    expect(state.turns.at(-1)).toEqual({ role: "ASSISTANT", content: "I am", isInterrupted: true });
    const heard = play(...taken, { type: "prompt", words: "Hello?", isLast: true }, { type: "silence" });
    expect(heard.kinds.filter((kind) => kind === "think")).toHaveLength(1);
    expect(heard.state.turns.at(-1)?.content).toBe("Hello?");
    const said = play(...taken, { type: "dictated", words: "This is Elif." });
    expect(said.state.turns.at(-1)?.content).toBe("This is Elif.");
    expect(play(...taken, { type: "dtmf", digit: "9" }).kinds.at(-1)).toBe("think");
  });

  it("hands the call over once the person has heard to whom", () => {
    const { state, effects } = play(...begun, {
      type: "handedOver",
      words: "Putting you through.",
      interventionId: "i1",
    });
    expect(state.phase).toBe("CLOSING");
    expect(effects.at(-1)).toEqual({
      type: "endAfter",
      words: "Putting you through.",
      message: { type: "end", handoffData: '{"transfer":"i1"}' },
    });
  });
});
