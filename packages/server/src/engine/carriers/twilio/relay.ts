import type { EndReason, LiveTurn } from "../../agents/brain/port.ts";

/** The messages of ConversationRelay that we use. */
export type RelayMessage =
  | { type: "setup"; callSid: string; callId: string }
  | { type: "prompt"; words: string; isLast: boolean }
  | { type: "interrupt"; heard: string }
  | { type: "dtmf"; digit: string }
  | { type: "error"; description: string }
  /** Unknown kinds, because new kinds may be added. */
  | { type: "other" };

/** What we send. */
export type RelayReply = { type: "text"; token: string; last: boolean } | { type: "end"; handoffData: string };

const MOST_CHARACTERS = 2_000;

/** Parses a message; null if it is not one. */
export function readRelayMessage(text: string): RelayMessage | null {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof message !== "object" || message === null) return null;
  const fields = message as Record<string, unknown>;
  const word = (value: unknown) => (typeof value === "string" ? value.slice(0, MOST_CHARACTERS) : "");
  switch (fields.type) {
    case "setup": {
      const parameters = (fields.customParameters ?? {}) as Record<string, unknown>;
      return { type: "setup", callSid: word(fields.callSid), callId: word(parameters.callId) };
    }
    case "prompt":
      return { type: "prompt", words: word(fields.voicePrompt), isLast: fields.last !== false };
    case "interrupt":
      return { type: "interrupt", heard: word(fields.utteranceUntilInterrupt) };
    case "dtmf":
      return { type: "dtmf", digit: word(fields.digit) };
    case "error":
      return { type: "error", description: word(fields.description) };
    default:
      return typeof fields.type === "string" ? { type: "other" } : null;
  }
}

/** The state of the talk in a call. */
export interface RelayState {
  phase: "NEW" | "CLAIMING" | "TALKING" | "CLOSING" | "OVER";
  turns: readonly LiveTurn[];
  /** The part that was sent of a reply that is still being generated; null if there is none. */
  speaking: string | null;
  errors: number;
  /** A person speaks instead of the assistant, which says nothing of its own any more. */
  isTakenOver: boolean;
  /** Sentences of a person that are said after the current reply. */
  dictated: readonly string[];
  /** What was said while the call was being claimed. */
  early: readonly TalkEvent[];
}

/** The events of a talk: a message, or an event of ours. */
export type RelayEvent =
  | RelayMessage
  /** The call is claimed, and these turns were said before: the greeting, or the turns before a process died. */
  | { type: "claimed"; turns: readonly LiveTurn[]; isTakenOver: boolean }
  | { type: "refused" }
  | { type: "token"; text: string }
  /** The answer is complete. */
  | { type: "spoken"; end?: EndReason; isTransfer?: boolean }
  /** There was a long silence. */
  | { type: "silence" }
  /** A person of the company wants the assistant to say this. */
  | { type: "dictated"; words: string }
  /** A person of the company speaks from now on. */
  | { type: "takenOver" }
  /** A person of the company continues the call, on their telephone. */
  | { type: "handedOver"; words: string; interventionId: string };

export type RelayEffect =
  | { type: "claim"; callId: string; callSid: string }
  | { type: "think" }
  | { type: "stopThinking" }
  | { type: "send"; message: RelayReply }
  /** A turn was said, or less of it was said than expected. */
  | { type: "keep"; position: number; turn: LiveTurn }
  /** The part of a turn that has been said so far. */
  | { type: "partial"; position: number; turn: LiveTurn }
  /** When the last words have probably been heard. */
  | { type: "endAfter"; words: string; message: RelayReply }
  | { type: "close" };

export interface RelayStep {
  state: RelayState;
  effects: RelayEffect[];
}

export const newTalk: RelayState = {
  phase: "NEW",
  turns: [],
  speaking: null,
  errors: 0,
  isTakenOver: false,
  dictated: [],
  early: [],
};

/** The key that ends all further calls, as the greeting says. */
const OPT_OUT_KEY = "9";
const MOST_ERRORS = 3;

/** One step of a talk. Pure: sockets, clocks and models are outside. */
export function stepTalk(state: RelayState, event: RelayEvent): RelayStep {
  if (state.phase === "OVER") return { state, effects: [] };
  switch (event.type) {
    case "setup":
      if (state.phase !== "NEW") return over(state);
      return {
        state: { ...state, phase: "CLAIMING" },
        effects: [{ type: "claim", callId: event.callId, callSid: event.callSid }],
      };
    case "claimed":
      return inTurn(
        { ...state, phase: "TALKING", turns: event.turns, isTakenOver: event.isTakenOver, early: [] },
        state.early,
      );
    case "refused":
      return {
        state: { ...state, phase: "OVER" },
        effects: [{ type: "send", message: endOf({ reason: "NOT_OURS" }) }, { type: "close" }],
      };
    case "prompt":
    case "silence":
    case "dtmf":
    case "interrupt":
    case "token":
    case "spoken":
    case "dictated":
    case "takenOver":
    case "handedOver":
    case "error":
    case "other":
      // A client that speaks before it names the call is not Twilio.
      if (state.phase === "NEW") return over(state);
      if (state.phase === "CLAIMING") return { state: { ...state, early: [...state.early, event] }, effects: [] };
      return talk(state, event);
  }
}

type TalkEvent = Exclude<RelayEvent, { type: "setup" | "claimed" | "refused" }>;

function inTurn(begun: RelayState, events: readonly TalkEvent[]): RelayStep {
  let state = begun;
  const effects: RelayEffect[] = [];
  for (const event of events) {
    const step = talk(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}

function talk(state: RelayState, event: TalkEvent): RelayStep {
  switch (event.type) {
    case "prompt":
      if (!event.isLast) return { state, effects: [hearing(state, event.words)] };
      return heard(state, event.words);
    case "silence":
      return state.speaking === null && !state.isTakenOver ? heard(state, "") : { state, effects: [] };
    case "dtmf":
      // A request not to be called again is always obeyed, whoever speaks.
      return heard(event.digit === OPT_OUT_KEY ? { ...state, isTakenOver: false } : state, saidWith(event));
    case "interrupt":
      return interrupt(state, event.heard);
    case "token":
      if (state.speaking === null || event.text === "") return { state, effects: [] };
      return saying({ ...state, speaking: state.speaking + event.text }, event.text);
    case "spoken":
      return spoken(state, event);
    case "dictated":
      if (state.phase === "CLOSING") return { state, effects: [] };
      return state.speaking === null
        ? dictated(state, [event.words])
        : { state: { ...state, dictated: [...state.dictated, event.words] }, effects: [] };
    case "takenOver":
      return silenced({ ...state, isTakenOver: true });
    case "handedOver":
      return handedOver(state, event);
    case "error": {
      const errors = state.errors + 1;
      if (errors < MOST_ERRORS) return { state: { ...state, errors }, effects: [] };
      return {
        state: { ...state, errors, phase: "CLOSING" },
        effects: [{ type: "stopThinking" }, { type: "send", message: endOf({ reason: "FAULT" }) }],
      };
    }
    case "other":
      return { state, effects: [] };
  }
}

/** What the person says comes after our current turn, which ends there. */
function hearing(state: RelayState, words: string): RelayEffect {
  const position = state.turns.length + (state.speaking === null ? 0 : 1);
  return { type: "partial", position, turn: { role: "CONTACT", content: words.trim() } };
}

function saying(state: RelayState, token: string): RelayStep {
  const turn: LiveTurn = { role: "ASSISTANT", content: (state.speaking ?? "").trim() };
  return {
    state,
    effects: [
      { type: "send", message: { type: "text", token, last: false } },
      { type: "partial", position: state.turns.length, turn },
    ],
  };
}

/** The meaning of the key, so that readers of the conversation see the request. */
export const OPT_OUT_WORDS = "[9] Do not call again.";

/** What a person says with a message, as it is stored: with a key, its meaning. */
export function saidWith(message: RelayMessage): string {
  if (message.type === "prompt") return message.words;
  if (message.type !== "dtmf") return "";
  return message.digit === OPT_OUT_KEY ? OPT_OUT_WORDS : `[${message.digit}]`;
}

function heard(state: RelayState, words: string): RelayStep {
  const before = state.speaking === null ? { state, effects: [] } : interrupt(state, state.speaking);
  const turn: LiveTurn = { role: "CONTACT", content: words.trim() };
  const said = push(before.state, turn);
  const effects: RelayEffect[] = [...before.effects, ...said.effects];
  // After goodbye, and while a person speaks instead, the assistant still listens and stores turns, but does not reply.
  if (state.phase === "CLOSING" || state.isTakenOver) return { state: said.state, effects };
  return { state: { ...said.state, speaking: "" }, effects: [...effects, { type: "stopThinking" }, { type: "think" }] };
}

/** Words that were not heard were not said. */
function interrupt(state: RelayState, heard: string): RelayStep {
  if (state.speaking !== null) {
    if (state.speaking.trim() === "")
      return { state: { ...state, speaking: null }, effects: [{ type: "stopThinking" }] };
    const turn: LiveTurn = { role: "ASSISTANT", content: untilHeard(state.speaking, heard), isInterrupted: true };
    const { state: next, effects } = push({ ...state, speaking: null }, turn);
    return { state: next, effects: [{ type: "stopThinking" }, ...effects] };
  }
  // The whole reply was already sent, and was still being spoken.
  const position = state.turns.findLastIndex(({ role }) => role === "ASSISTANT");
  const last = state.turns[position];
  if (!last || position < state.turns.length - 1) return { state, effects: [] };
  const turn: LiveTurn = { ...last, content: untilHeard(last.content, heard), isInterrupted: true };
  return { state: { ...state, turns: state.turns.with(position, turn) }, effects: [{ type: "keep", position, turn }] };
}

function spoken(state: RelayState, { end, isTransfer }: Extract<RelayEvent, { type: "spoken" }>): RelayStep {
  if (state.speaking === null) return { state, effects: [] };
  const words = state.speaking.trim();
  const said = words === "" ? { state, effects: [] } : push(state, { role: "ASSISTANT", content: words });
  const effects: RelayEffect[] = [...said.effects];
  if (words !== "") effects.push({ type: "send", message: { type: "text", token: "", last: true } });
  const wanted = dictated({ ...said.state, speaking: null, dictated: [] }, state.dictated);
  effects.push(...wanted.effects);
  if (!end && !isTransfer) return { state: wanted.state, effects };
  const message = endOf(isTransfer ? { transfer: true } : { reason: end });
  return {
    state: { ...wanted.state, phase: "CLOSING" },
    effects: [...effects, { type: "endAfter", words: [words, ...state.dictated].join(" "), message }],
  };
}

/** Says what a person wants to have said, each sentence as a turn of ours. */
function dictated(state: RelayState, sentences: readonly string[]): RelayStep {
  let next = state;
  const effects: RelayEffect[] = [];
  for (const words of sentences) {
    const said = push(next, { role: "ASSISTANT", content: words });
    next = said.state;
    effects.push(...said.effects, { type: "send", message: { type: "text", token: words, last: true } });
  }
  return { state: next, effects };
}

/** Ends the assistant's current turn; sentences of a person that wait are said now. */
function silenced(state: RelayState): RelayStep {
  const effects: RelayEffect[] = state.speaking === null ? [] : [{ type: "stopThinking" }];
  let next: RelayState = { ...state, speaking: null, dictated: [] };
  const words = state.speaking?.trim() ?? "";
  if (words !== "") {
    effects.push({ type: "send", message: { type: "text", token: "", last: true } });
    const said = push(next, { role: "ASSISTANT", content: words, isInterrupted: true });
    next = said.state;
    effects.push(...said.effects);
  }
  const wanted = dictated(next, state.dictated);
  return { state: wanted.state, effects: [...effects, ...wanted.effects] };
}

function handedOver(
  state: RelayState,
  { words, interventionId }: Extract<RelayEvent, { type: "handedOver" }>,
): RelayStep {
  const silent = silenced(state);
  const said = dictated(silent.state, [words]);
  const message = endOf({ transfer: interventionId });
  return {
    state: { ...said.state, phase: "CLOSING" },
    effects: [...silent.effects, ...said.effects, { type: "endAfter", words, message }],
  };
}

function push(state: RelayState, turn: LiveTurn): RelayStep {
  const position = state.turns.length;
  return { state: { ...state, turns: [...state.turns, turn] }, effects: [{ type: "keep", position, turn }] };
}

/**
 * Our words up to the interruption; Twilio reports them without the spaces and punctuation with which they were sent.
 */
function untilHeard(said: string, heard: string): string {
  const words = heard.trim();
  const at = said.indexOf(words);
  return (at < 0 ? words : said.slice(0, at + words.length)).trim();
}

function over(state: RelayState): RelayStep {
  return { state: { ...state, phase: "OVER", speaking: null }, effects: [{ type: "stopThinking" }, { type: "close" }] };
}

function endOf(data: object): RelayReply {
  return { type: "end", handoffData: JSON.stringify(data) };
}
