import type { StoredReading } from "../../domain/callReading.ts";
import type { ProductQuestion } from "../../domain/productQuestion.ts";
import { combineQuestions } from "./combineQuestions.ts";
import type { Claim, Reading } from "./port.ts";

/** One reading from two readers, and the second reader's answer if they disagree. */
export interface CombinedReading extends Omit<Reading, "questions"> {
  otherAnswer: Reading["answer"];
  questions: StoredReading["questions"];
}

/**
 * Combines two readings, both verified. If only one of them has a result, it is used. If both do, the model's words
 * have priority over the phrases', except for the answer: a disagreement about it remains for a person to decide.
 */
export function combineReadings(
  phrases: Reading,
  model: Reading | null,
  asked: readonly ProductQuestion[] = [],
): CombinedReading {
  const questions = combineQuestions(asked, phrases.questions, model?.questions ?? []);
  if (!model) return { ...phrases, otherAnswer: null, questions };
  const isAgreed = !phrases.answer || !model.answer || phrases.answer.value === model.answer.value;
  return {
    summary: model.summary.length > 0 ? model.summary : phrases.summary,
    answer: phrases.answer ?? model.answer,
    otherAnswer: isAgreed ? null : model.answer,
    nextStep: model.nextStep ?? phrases.nextStep,
    callback: model.callback ?? phrases.callback,
    doNotCall: phrases.doNotCall ?? model.doNotCall,
    wrongPerson: model.wrongPerson ?? phrases.wrongPerson,
    objections: allOf(model.objections, phrases.objections),
    decisionMaker: model.decisionMaker ?? phrases.decisionMaker,
    volume: model.volume ?? phrases.volume,
    hasSupplier: model.hasSupplier ?? phrases.hasSupplier,
    questions,
  };
}

function allOf<Value>(first: Claim<Value>[], second: Claim<Value>[]): Claim<Value>[] {
  return [...first, ...second.filter(({ value }) => !first.some((known) => known.value === value))];
}
