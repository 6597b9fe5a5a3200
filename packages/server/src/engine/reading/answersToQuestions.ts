import type { ConversationTurn } from "../../domain/call.ts";
import type { ProductQuestion, QuestionValue } from "../../domain/productQuestion.ts";
import { isOptOut } from "../agents/analyseConversation.ts";
import { numbersIn } from "../agents/brain/factGuard.ts";
import { meaningOf, plain } from "../agents/brain/meaning.ts";
import { promisedMoment } from "./promisedMoment.ts";
import type { Claim, Evidence, ReaderInput } from "./port.ts";
import { evidenceOf, sentencesOf, type Sentence } from "./sentences.ts";

/** How many of a question's words a sentence must contain to ask it: names and small words may differ. */
const NEARLY = 0.8;
const MOST_TEXT = 300;
/** A clear word is as certain as phrases can be; a whole sentence may be about something else. */
const SAID = 0.9;
const LIKELY = 0.7;
const POSSIBLE = 0.5;

/** The answer of phrases to one of the company's own questions. */
interface FoundAnswer extends Partial<Claim<QuestionValue>> {
  question: number;
  asked: Evidence;
}

/**
 * The answers to the company's own questions that were asked in (nearly) their exact words: what the person said
 * directly afterwards, if it has a single meaning. Questions that were asked in other words are not found.
 */
export function answersToQuestions(input: ReaderInput): FoundAnswer[] {
  const { conversation, brief } = input;
  const asking = sentencesOf(conversation, "ASSISTANT");
  return (brief.questions ?? []).flatMap((question, index) => {
    const asked = asking.findLast((sentence) => asks(sentence, question));
    if (!asked) return [];
    const replies = repliesTo(conversation, asked.turn);
    return [{ question: index, asked: evidenceOf(asked), ...answerIn(replies, question, input) }];
  });
}

function asks(sentence: Sentence, { text }: ProductQuestion): boolean {
  const wanted = new Set(plain(text).trim().split(" "));
  const found = [...wanted].filter((word) => sentence.plain.includes(` ${word} `)).length;
  return found / wanted.size >= NEARLY;
}

/** What the person said until the assistant spoke again. */
function repliesTo(conversation: readonly ConversationTurn[], turn: number): Sentence[] {
  const rest = conversation.slice(turn + 1);
  const end = rest.findIndex(({ role }) => role === "ASSISTANT");
  const last = turn + (end < 0 ? rest.length : end);
  return sentencesOf(conversation, "CONTACT").filter((said) => said.turn > turn && said.turn <= last);
}

function answerIn(
  replies: Sentence[],
  question: ProductQuestion,
  { conversation, brief, calledAt }: ReaderInput,
): Claim<QuestionValue> | undefined {
  const meanings = replies.map(({ quote }) => meaningOf(quote, brief.language, false));
  if (meanings.some((meaning) => noAnswers.has(meaning)) || replies.some(({ quote }) => isOptOut(quote)))
    return undefined;
  switch (question.type) {
    case "YES_NO": {
      const found = replies.flatMap((reply, index) =>
        isYesOrNo(meanings[index]) ? [{ reply, value: meanings[index] === "YES" }] : [],
      );
      return only(found, SAID);
    }
    case "NUMBER":
      return only(
        wholeTurns(replies, conversation).flatMap((reply) =>
          [...numbersIn(reply.quote)].map((value) => ({ reply, value })),
        ),
        SAID,
      );
    case "CHOICE":
      return only(
        replies.flatMap((reply) =>
          question.options.filter((option) => reply.plain.includes(plain(option))).map((value) => ({ reply, value })),
        ),
        SAID,
      );
    case "DATE":
      return only(
        replies.flatMap((reply) => {
          const day = promisedMoment(reply.quote, calledAt).localAt?.slice(0, 10);
          return day ? [{ reply, value: day }] : [];
        }),
        LIKELY,
      );
    case "TEXT": {
      const [reply] = replies;
      return reply && reply.quote.length <= MOST_TEXT ? only([{ reply, value: reply.quote }], POSSIBLE) : undefined;
    }
  }
}

/** Whole turns, because sentences would be split within «1.200». */
function wholeTurns(replies: Sentence[], conversation: readonly ConversationTurn[]): Evidence[] {
  const turns = [...new Set(replies.map(({ turn }) => turn))];
  return turns.map((turn) => ({ turn, quote: conversation[turn]?.content ?? "" }));
}

/** The person asks back, does not know, or wants to end the call: this is not an answer. */
const noAnswers: ReadonlySet<string> = new Set([
  "UNSURE",
  "QUESTION",
  "REPEAT",
  "CALL_LATER",
  "WRONG_PERSON",
  "ROBOT",
  "HUMAN",
  "WHO_GAVE_NUMBER",
  "TRICK",
  "RUDE",
]);

function isYesOrNo(meaning: string | undefined): boolean {
  return meaning === "YES" || meaning === "NO";
}

/** The only meaning; none if there are two. */
function only(
  found: { reply: Evidence; value: QuestionValue }[],
  confidence: number,
): Claim<QuestionValue> | undefined {
  const [first] = found;
  if (!first || found.some(({ value }) => value !== first.value)) return undefined;
  return { value: first.value, confidence, evidence: [{ turn: first.reply.turn, quote: first.reply.quote }] };
}
