import type { ConversationTurn } from "../../domain/call.ts";
import { isAnswerTo, type ProductQuestion } from "../../domain/productQuestion.ts";
import { numbersIn } from "../agents/brain/factGuard.ts";
import type { Evidence, QuestionReading } from "./port.ts";
import { proofIn, verifyClaim } from "./verifyClaim.ts";

/**
 * The proven answers to a company's own questions, one for each: of the requested type, and in the words of the person.
 * A number or a text must be in its quote; a question counts as asked if the assistant said the quoted words.
 */
export function verifyQuestions(
  given: unknown,
  conversation: readonly ConversationTurn[],
  questions: readonly ProductQuestion[],
): QuestionReading[] {
  const items = Array.isArray(given) ? given.filter(isItem) : [];
  return questions.map((question, index) => {
    const own = items.filter((item) => item.question === index);
    const isValue = (value: unknown, evidence: Evidence[]): value is string | number | boolean =>
      isAnswerTo(question, value) && isIn(value, question, evidence);
    return {
      asked: own.map(({ asked }) => proofIn(asked, conversation, "ASSISTANT")).find(Boolean) ?? null,
      answer: own.map((item) => verifyClaim(item, conversation, isValue)).find(Boolean) ?? null,
    };
  });
}

/** The index of the question. */
interface Item {
  question: unknown;
  asked?: unknown;
}

function isItem(given: unknown): given is Item {
  return typeof given === "object" && given !== null && "question" in given;
}

function isIn(value: unknown, { type }: ProductQuestion, evidence: Evidence[]): boolean {
  if (type === "NUMBER") return evidence.some(({ quote }) => numbersIn(quote).has(Math.abs(Number(value))));
  if (type === "TEXT") return evidence.some(({ quote }) => quote.includes(String(value)));
  return true;
}
