import { pick, seededRandom } from "../../../domain/seededRandom.ts";
import type { Line, Words } from "../scripts/script.ts";
import { scriptFor } from "../scripts/scriptFor.ts";
import { tidy, wordsOf } from "../scripts/words.ts";
import { leaningOf } from "../analyseConversation.ts";
import { answerFromFaqs, factAbout, priceFromFaqs } from "./knowledge.ts";
import type { Lines } from "./lines/lines.ts";
import { linesFor } from "./lines/linesFor.ts";
import { meaningOf, namesMoment, type Meaning } from "./meaning.ts";
import type { BrainInput, EndReason } from "./port.ts";

/** A whole reply. Nothing is said if it has no words. */
export interface ScriptedReply {
  words: string;
  end?: EndReason;
  isTransfer?: boolean;
}

/** How often the assistant asks its question before it says goodbye. */
const MOST_ASKS = 3;

/** The position in a conversation, as far as the next reply depends on it. */
interface Course {
  stage: "GREETED" | "ASKED" | "WAITS_FOR_MOMENT" | "ASKS_OWN";
  asks: number;
  /** The number of the company's own questions that were asked. */
  ownAsked: number;
  silences: number;
}

interface Speaker {
  words: Words;
  lines: Lines;
  answerLead: string;
  input: BrainInput;
}

/**
 * The reply to the last turn of a conversation without a model: phrases determine the meaning, and only facts of the
 * brief are said. The same input leads to the same reply, so that another process can continue a conversation.
 */
export function scriptedReply(input: BrainInput): ScriptedReply {
  const heard = input.history.filter(({ role }) => role === "CONTACT").map(({ content }) => content);
  const speaker = speakerOf(input);
  let course: Course = { stage: "GREETED", asks: 0, ownAsked: 0, silences: 0 };
  let reply: ScriptedReply = { words: greeting(speaker) };
  for (const [index, said] of heard.entries())
    ({ reply, course } = answer({ speaker, course, said }, meaningOf(said, input.brief.language, index === 0)));
  return { ...reply, words: tidy(reply.words) };
}

/** The first words of every call, independent of the speaker. */
export function greetingOf(input: BrainInput): string {
  return tidy(greeting(speakerOf(input)));
}

/** A line of the script, filled in for this call. */
export function lineFor(input: BrainInput, choose: (lines: Lines) => Line | string): string {
  const { words, lines } = speakerOf(input);
  const line = choose(lines);
  return tidy(typeof line === "string" ? line : line(words));
}

/** The message for a machine. */
export function machineReply(input: BrainInput): ScriptedReply {
  return leaveMessage(speakerOf(input));
}

function speakerOf(input: BrainInput): Speaker {
  const random = seededRandom(input.seed);
  const { script } = scriptFor(input.brief.language);
  const words = wordsOf(input.brief, script, random);
  return { words, lines: linesFor(input.brief.language), answerLead: pick(random, script.answerLead)(words), input };
}

function greeting({ words, lines, input: { rules, brief } }: Speaker): string {
  const parts = [
    lines.disclosure(words),
    rules.recording === "ON" ? lines.isRecorded : "",
    rules.hasOptOutKey ? lines.optOutKey : "",
    brief.proofDigits === undefined
      ? lines[rules.recording === "ASK" ? "askRecording" : "askPermission"]
      : lines.askProof,
  ];
  return parts.join(" ");
}

function leaveMessage({ words, lines, input }: Speaker): ScriptedReply {
  if (input.rules.onMachine === "HANG_UP") return { words: "", end: "MACHINE" };
  const { voicemailMessage } = input.rules;
  if (voicemailMessage !== null) return { words: `${lines.disclosure(words)} ${voicemailMessage}`, end: "MACHINE" };
  const { script } = scriptFor(input.brief.language);
  const message = pick(seededRandom(input.seed), script.voicemail).find(([role]) => role === "ASSISTANT");
  return { words: [lines.disclosure(words), message?.[1](words)].join(" "), end: "MACHINE" };
}

interface Answer {
  reply: ScriptedReply;
  course: Course;
}

/** One turn, and everything on which its reply may depend. */
interface Turn {
  speaker: Speaker;
  course: Course;
  said: string;
}

function answer(turn: Turn, meaning: Meaning): Answer {
  const { speaker, course, said } = turn;
  if (course.stage === "WAITS_FOR_MOMENT" && isMoment.has(meaning))
    return end(turn, speaker.lines.callLater, "CALL_LATER");
  if (course.stage === "ASKS_OWN" && !interrupts.has(meaning)) return askOwn(turn);
  const mayBeQuestion = asksAlways.has(meaning) || (asksSometimes.has(meaning) && said.includes("?"));
  const fromFaqs = mayBeQuestion ? answerFromFaqs(said, speaker.input.brief) : undefined;
  return fromFaqs ? ask(turn, `${speaker.answerLead} ${fromFaqs}`) : answers[meaning](turn);
}

/** The meanings that answer «when would be a better time?». */
const isMoment: ReadonlySet<Meaning> = new Set(["UNSURE", "YES", "MORE", "QUESTION", "GOODBYE", "OTHER", "CALL_LATER"]);
/** The meanings that do not answer a question of the company and need their own reply. */
const interrupts: ReadonlySet<Meaning> = new Set([
  "OPT_OUT",
  "MACHINE",
  "SILENCE",
  "CHILD",
  "HUMAN",
  "ROBOT",
  "WHO_GAVE_NUMBER",
  "RUDE",
  "WRONG_PERSON",
  "OTHER_LANGUAGE",
]);
/**
 * Meanings that may be a question of the FAQ, and meanings that are one only with a question mark: «send me a quote» is
 * an agreement.
 */
const asksAlways: ReadonlySet<Meaning> = new Set(["MORE", "QUESTION", "OTHER"]);
const asksSometimes: ReadonlySet<Meaning> = new Set(["YES", "UNSURE"]);

const answers: Record<Meaning, (turn: Turn) => Answer> = {
  OPT_OUT: (turn) => end(turn, turn.speaker.lines.optedOut, "DO_NOT_CALL"),
  MACHINE: ({ speaker, course }) => ({ reply: leaveMessage(speaker), course }),
  SILENCE: (turn) => {
    const { lines } = turn.speaker;
    if (turn.course.silences > 0) return end(turn, lines.silence, "SILENCE");
    return { reply: { words: lines.stillThere }, course: { ...turn.course, silences: 1 } };
  },
  SCREENING: (turn) => say(turn, turn.speaker.lines.screening),
  CHILD: (turn) => end(turn, turn.speaker.lines.child, "CALL_LATER"),
  ROBOT: (turn) => say(turn, turn.speaker.lines.robot),
  WHO_GAVE_NUMBER: (turn) => say(turn, turn.speaker.lines.whoGaveNumber),
  HUMAN: (turn) => {
    const { lines, words, input } = turn.speaker;
    if (!input.rules.canTransfer) return end(turn, lines.human(words), "CALL_LATER");
    return { reply: { words: lines.handOver, isTransfer: true }, course: turn.course };
  },
  TRICK: (turn) => ask(turn, turn.speaker.lines.onlyAbout(turn.speaker.words)),
  RUDE: (turn) => end(turn, turn.speaker.lines.notInterested, "NOT_INTERESTED"),
  WRONG_PERSON: (turn) => end(turn, turn.speaker.lines.wrongPerson, "WRONG_PERSON"),
  OTHER_LANGUAGE: (turn) => end(turn, turn.speaker.lines.otherLanguage(turn.speaker.words), "DONE"),
  REPEAT: (turn) => ask(turn, turn.speaker.lines.repeatAbout(turn.speaker.words)),
  PRICE: (turn) => {
    const { lines, words, input } = turn.speaker;
    return ask(turn, priceFromFaqs(turn.said, input.brief) ?? lines.noPrice(words));
  },
  CALL_LATER: (turn) =>
    namesMoment(turn.said) ? end(turn, turn.speaker.lines.callLater, "CALL_LATER") : askWhen(turn),
  NO: (turn) => {
    // «No» to «do you have a moment?» refers to the moment.
    const isRefusal = turn.course.stage !== "GREETED" || leaningOf(turn.said).no > 0;
    return isRefusal ? end(turn, turn.speaker.lines.notInterested, "NOT_INTERESTED") : askWhen(turn);
  },
  UNSURE: askWhen,
  YES: (turn) => (turn.course.stage === "ASKED" ? askOwn(turn) : pitch(turn)),
  GOODBYE: (turn) => (turn.course.stage === "ASKED" ? end(turn, turn.speaker.lines.thanks, "DONE") : pitch(turn)),
  MORE: (turn) => (turn.course.stage === "ASKED" ? tell(turn, turn.speaker.words.productAbout) : pitch(turn)),
  QUESTION: (turn) => (turn.course.stage === "ASKED" ? tell(turn, "") : pitch(turn)),
  OTHER: (turn) => (turn.course.stage === "ASKED" ? ask(turn, "") : pitch(turn)),
};

function say({ speaker, course }: Turn, line: Line): Answer {
  return { reply: { words: line(speaker.words) }, course: { ...course, silences: 0 } };
}

function end({ course }: Turn, words: string, reason: EndReason): Answer {
  return { reply: { words, end: reason }, course };
}

/** Says something and asks the assistant's question, unless it was asked often enough. */
function ask(turn: Turn, words: string): Answer {
  const { lines, words: known } = turn.speaker;
  const { asks } = turn.course;
  if (asks >= MOST_ASKS) return end(turn, `${words} ${lines.thanks}`, "DONE");
  return {
    reply: { words: `${words} ${lines.ask(known)}` },
    course: { ...turn.course, stage: "ASKED", asks: asks + 1, silences: 0 },
  };
}

/** The next of the company's own questions; the assistant says thank you for the previous answer. */
function askOwn(turn: Turn): Answer {
  const { speaker, course } = turn;
  const next = speaker.input.brief.questions?.[course.ownAsked];
  if (!next) return end(turn, speaker.lines.close(speaker.words), "DONE");
  const words = course.ownAsked === 0 ? `${speaker.lines.fewQuestions} ${next.text}` : next.text;
  return { reply: { words }, course: { ...course, stage: "ASKS_OWN", ownAsked: course.ownAsked + 1, silences: 0 } };
}

function askWhen({ speaker, course }: Turn): Answer {
  return { reply: { words: speaker.lines.whenToCall }, course: { ...course, stage: "WAITS_FOR_MOMENT", silences: 0 } };
}

function pitch(turn: Turn): Answer {
  return ask(turn, turn.speaker.lines.pitch(turn.speaker.words));
}

function tell(turn: Turn, otherwise: string): Answer {
  const { lines, words, input } = turn.speaker;
  return ask(turn, factAbout(turn.said, input.brief) ?? (otherwise || lines.notKnown(words)));
}
