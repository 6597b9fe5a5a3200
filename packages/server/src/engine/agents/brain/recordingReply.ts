import { linesFor } from "./lines/linesFor.ts";
import { meaningOf, type Meaning } from "./meaning.ts";
import type { BrainInput, LiveTurn } from "./port.ts";
import { lineFor, type ScriptedReply } from "./scriptedReply.ts";

/** How often a person is asked; if they have not said yes after that, the call is not recorded. */
const MOST_ASKS = 2;

/** Meanings that get their own reply before the recording is mentioned again. */
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

const yesWords = new Set(
  "yes yeah yep sure certainly okay ok fine ja gern gerne klar sicher natürlich evet olur tabii tabi tamam elbette".split(
    " ",
  ),
);
const noWords = new Set(
  "no nope not don't dont never rather nein nicht kein keine keinesfalls ungern hayır değil olmaz istemiyorum istemem".split(
    " ",
  ),
);

/**
 * The reply to «may I record this call?». Only a plain yes counts: the text has to begin with it, and nothing in it may
 * revoke it.
 */
function consentIn(said: string): "YES" | "NO" | null {
  const words =
    said
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}']+/gu) ?? [];
  if (words.some((word) => noWords.has(word) || /m[ea]y[iı]n(iz|ız)?$/.test(word))) return "NO";
  return yesWords.has(words[0] ?? "") ? "YES" : null;
}

/** Whether the person has consented to the recording. */
export function agreesToRecording(turns: readonly LiveTurn[], language: string): boolean {
  return turns.some((turn, index) => {
    const answer = turns[index + 1];
    return isAsk(turn, language) && answer?.role === "CONTACT" && consentIn(answer.content) === "YES";
  });
}

/** The reply to a person's answer to «may I record this call?». Undefined if the call is at another point. */
export function recordingReply(input: BrainInput): ScriptedReply | undefined {
  const { history, brief, rules } = input;
  if (rules.recording !== "ASK") return undefined;
  const { language } = brief;
  const ours = history.filter(({ role, content }) => role === "ASSISTANT" && content !== "");
  const asks = ours.filter((turn) => isAsk(turn, language)).length;
  const last = ours.at(-1);
  // A person who interrupted before the question has not heard it.
  const wasCutOff = asks === 0 && ours.length === 1;
  if (!wasCutOff && (!last || !isAsk(last, language))) return undefined;
  const said = history.at(-1)?.content ?? "";
  if (answeredOtherwise.has(meaningOf(said, language, false))) return undefined;
  const consent = consentIn(said);
  if (!wasCutOff && consent === "YES") return { words: lineFor(input, ({ recordingAgreed }) => recordingAgreed) };
  const isAskedAgain = wasCutOff || (consent !== "NO" && asks < MOST_ASKS);
  return { words: lineFor(input, (lines) => (isAskedAgain ? lines.askRecording : lines.recordingRefused)) };
}

/** The conversation without the turns about the recording. */
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
