import type { ConversationTurn, SettledAnswer } from "../../domain/call.ts";
import type { ProductQuestion } from "../../domain/productQuestion.ts";
import { numbersIn } from "../agents/brain/factGuard.ts";
import { isPromisedMoment } from "./promisedMoment.ts";
import {
  objectionKinds,
  type Claim,
  type Evidence,
  type NextStep,
  type Objection,
  type Reading,
  type UncheckedReading,
} from "./port.ts";
import { verifyClaim } from "./verifyClaim.ts";
import { verifyQuestions } from "./verifyQuestions.ts";

const MOST_TEXT = 300;
const MOST_LINES = 2;

const answers: Record<SettledAnswer, true> = { POSITIVE: true, NEGATIVE: true, NEUTRAL: true, ANSWERING_MACHINE: true };
const nextSteps: Record<NextStep, true> = {
  SEND_OFFER: true,
  SEND_SAMPLES: true,
  SEND_INFORMATION: true,
  MEETING: true,
  CALL_BACK: true,
  ANOTHER_PERSON: true,
};
/**
 * Keeps only the proven claims of a reading: each has a quote that is literally in the turn that it names, said by the
 * called person, and a plausible value. Figures of a summary must have been said in the call. Everything else is
 * dropped, for every reader.
 */
export function verifyReading(
  reading: UncheckedReading,
  conversation: readonly ConversationTurn[],
  questions: readonly ProductQuestion[] = [],
): Reading {
  const claim = <Value>(given: unknown, isValue: (value: unknown, evidence: Evidence[]) => value is Value) =>
    verifyClaim(given, conversation, isValue);
  const list = <Value>(given: unknown, isValue: (value: unknown, evidence: Evidence[]) => value is Value) =>
    Array.isArray(given) ? given.flatMap((one: unknown) => claim(one, isValue) ?? []) : [];
  const said = numbersIn(conversation.map(({ content }) => content).join(" \n "));
  const isLine = (value: unknown): value is string =>
    isText(value) && [...numbersIn(value)].every((number) => said.has(number));

  return {
    summary: list(reading.summary, isLine).slice(0, MOST_LINES),
    answer: claim(reading.answer, (value): value is SettledAnswer => isNameIn(answers, value)),
    nextStep: claim(reading.nextStep, (value): value is NextStep => isNameIn(nextSteps, value)),
    callback: claim(reading.callback, isPromisedMoment),
    doNotCall: claim(reading.doNotCall, (value): value is true => value === true),
    wrongPerson: claim(reading.wrongPerson, (value): value is true => value === true),
    objections: unlike(list(reading.objections, (value): value is Objection => isNameIn(objectionKinds, value))),
    decisionMaker: claim(reading.decisionMaker, isBoolean),
    volume: claim(reading.volume, isQuoted),
    hasSupplier: claim(reading.hasSupplier, isBoolean),
    questions: verifyQuestions(reading.questions, conversation, questions),
  };
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "" && value.length <= MOST_TEXT;
}

function isQuoted(value: unknown, evidence: Evidence[]): value is string {
  return isText(value) && evidence.some(({ quote }) => quote.includes(value));
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === "boolean";
}

function isNameIn<Name extends string>(names: Record<Name, true>, value: unknown): value is Name {
  return typeof value === "string" && Object.hasOwn(names, value);
}

function unlike<Value>(claims: Claim<Value>[]): Claim<Value>[] {
  return [...new Map(claims.map((claim) => [claim.value, claim])).values()];
}
