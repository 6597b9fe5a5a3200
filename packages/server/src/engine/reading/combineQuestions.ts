import type { StoredReading } from "../../domain/callReading.ts";
import type { ProductQuestion } from "../../domain/productQuestion.ts";
import type { QuestionReading } from "./port.ts";

type StoredQuestion = StoredReading["questions"][number];

/**
 * The combined answers of two readers to the company's own questions. If they differ, a person has to decide; of two
 * texts the model's is used, because phrases quote whole sentences.
 */
export function combineQuestions(
  questions: readonly ProductQuestion[],
  phrases: readonly QuestionReading[],
  model: readonly QuestionReading[],
): StoredQuestion[] {
  return questions.map((question, index): StoredQuestion => {
    const asked = phrases[index]?.asked ?? model[index]?.asked ?? null;
    const [first, second] = [phrases[index]?.answer ?? null, model[index]?.answer ?? null];
    const isOpen = question.type !== "TEXT" && first && second && first.value !== second.value;
    if (isOpen) return { question, state: "UNSURE", asked, answer: first, otherAnswer: second };
    const answer = question.type === "TEXT" ? (second ?? first) : (first ?? second);
    const state = answer ? "ANSWERED" : asked ? "UNSURE" : "NOT_ASKED";
    return { question, state, asked, answer, otherAnswer: null };
  });
}
