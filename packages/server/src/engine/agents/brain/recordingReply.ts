import { linesFor } from "./lines/linesFor.ts";
import { meaningOf, type Meaning } from "./meaning.ts";
import type { BrainInput, LiveTurn } from "./port.ts";
import { lineFor, type ScriptedReply } from "./scriptedReply.ts";

/** How often a person is asked; who then has not said yes is not recorded. */
const MOST_ASKS = 2;

/** What has an answer of its own before the recording is spoken of again. */
const answeredOtherwise: ReadonlySet<Meaning> = new Set([
  "SILENCE",
  "SCREENING",
  "CHILD",
  "ROBOT",
  "WHO_GAVE_NUMBER",
  "HUMAN",
  "RUDE",
  "WRONG_PERSON",
  "OTHER_LANGUAGE",
]);

/** Whether the person has said yes to being recorded. */
export function agreesToRecording(turns: readonly LiveTurn[], language: string): boolean {
  return turns.some((turn, index) => {
    const answer = turns[index + 1];
    return isAsk(turn, language) && answer?.role === "CONTACT" && meaningOf(answer.content, language, false) === "YES";
  });
}

/** The answer to what was said to «may I record this call?». Undefined: that is not what the call is at. */
export function recordingReply(input: BrainInput): ScriptedReply | undefined {
  const { history, brief, rules } = input;
  if (rules.recording !== "ASK") return undefined;
  const { language } = brief;
  const ours = history.filter(({ role, content }) => role === "ASSISTANT" && content !== "");
  const asks = ours.filter((turn) => isAsk(turn, language)).length;
  const last = ours.at(-1);
  // Who cut in before the question has not heard it.
  const wasCutOff = asks === 0 && ours.length === 1;
  if (!wasCutOff && (!last || !isAsk(last, language))) return undefined;
  const meaning = meaningOf(history.at(-1)?.content ?? "", language, false);
  if (answeredOtherwise.has(meaning)) return undefined;
  if (!wasCutOff && meaning === "YES") return { words: lineFor(input, ({ recordingAgreed }) => recordingAgreed) };
  const isAskedAgain = wasCutOff || (meaning !== "NO" && asks < MOST_ASKS);
  return { words: lineFor(input, (lines) => (isAskedAgain ? lines.askRecording : lines.recordingRefused)) };
}

/** The conversation without what was said about the recording. */
export function withoutRecording(input: BrainInput): BrainInput {
  const { history, brief, rules } = input;
  if (rules.recording !== "ASK") return input;
  const lastAsk = history.findLastIndex((turn) => isAsk(turn, brief.language));
  const reply = history.findIndex(({ role }, index) => index > lastAsk && role === "ASSISTANT");
  return lastAsk < 0 || reply < 0 ? input : { ...input, history: [...history.slice(0, 1), ...history.slice(reply)] };
}

function isAsk({ role, content }: LiveTurn, language: string): boolean {
  return role === "ASSISTANT" && content.includes(linesFor(language).askRecording);
}
