import type { ConversationTurn, SettledAnswer } from "../../domain/call.ts";
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

const MOST_QUOTE = 1000;
const MOST_TEXT = 300;
const MOST_EVIDENCE = 3;
const MOST_LINES = 2;

const answers: readonly string[] = ["POSITIVE", "NEGATIVE", "NEUTRAL", "ANSWERING_MACHINE"] satisfies SettledAnswer[];
const nextSteps: Record<NextStep, true> = {
  SEND_OFFER: true,
  SEND_SAMPLES: true,
  SEND_INFORMATION: true,
  MEETING: true,
  CALL_BACK: true,
  ANOTHER_PERSON: true,
};
/**
 * Keeps of a reading what is proven: each claim has a quote that stands to the letter in the turn it names, said by the person who
 * was called, and a value that can be meant. Figures of a summary were said in the call. Everything else is dropped, whoever the
 * reader is.
 */
export function verifyReading(reading: UncheckedReading, conversation: readonly ConversationTurn[]): Reading {
  const claim = <Value>(given: unknown, isValue: (value: unknown, evidence: Evidence[]) => value is Value) =>
    verifyClaim(given, conversation, isValue);
  const list = <Value>(given: unknown, isValue: (value: unknown, evidence: Evidence[]) => value is Value) =>
    Array.isArray(given) ? given.flatMap((one: unknown) => claim(one, isValue) ?? []) : [];
  const said = numbersIn(conversation.map(({ content }) => content).join(" \n "));
  const isLine = (value: unknown): value is string =>
    isText(value) && [...numbersIn(value)].every((number) => said.has(number));

  return {
    summary: list(reading.summary, isLine).slice(0, MOST_LINES),
    answer: claim(reading.answer, (value): value is SettledAnswer => answers.includes(String(value))),
    nextStep: claim(reading.nextStep, (value): value is NextStep => isNameIn(nextSteps, value)),
    callback: claim(reading.callback, isPromisedMoment),
    doNotCall: claim(reading.doNotCall, (value): value is true => value === true),
    wrongPerson: claim(reading.wrongPerson, (value): value is true => value === true),
    objections: unlike(list(reading.objections, (value): value is Objection => isNameIn(objectionKinds, value))),
    decisionMaker: claim(reading.decisionMaker, isBoolean),
    volume: claim(reading.volume, isQuoted),
    hasSupplier: claim(reading.hasSupplier, isBoolean),
  };
}

function verifyClaim<Value>(
  given: unknown,
  conversation: readonly ConversationTurn[],
  isValue: (value: unknown, evidence: Evidence[]) => value is Value,
): Claim<Value> | null {
  if (typeof given !== "object" || given === null) return null;
  const { value, confidence, evidence } = given as Partial<Record<keyof Claim<Value>, unknown>>;
  if (typeof confidence !== "number" || !(confidence >= 0 && confidence <= 1) || !Array.isArray(evidence)) return null;
  const proofs = evidence.flatMap((one: unknown) => proofIn(one, conversation) ?? []).slice(0, MOST_EVIDENCE);
  return proofs.length > 0 && isValue(value, proofs) ? { value, confidence, evidence: proofs } : null;
}

/** The evidence as it is kept, if those words stand there: whole ones, said by who was called. */
function proofIn(given: unknown, conversation: readonly ConversationTurn[]): Evidence | undefined {
  if (typeof given !== "object" || given === null) return undefined;
  const { turn, quote } = given as Partial<Record<keyof Evidence, unknown>>;
  if (typeof turn !== "number" || typeof quote !== "string") return undefined;
  const said = Number.isInteger(turn) ? conversation[turn] : undefined;
  if (said?.role !== "CONTACT" || quote.length > MOST_QUOTE || !/[\p{L}\d]/u.test(quote)) return undefined;
  return isWholeIn(said.content, quote) ? { turn, quote } : undefined;
}

/** Whether a text has these words and does not cut one of them: «no» is no part of «know». */
function isWholeIn(text: string, quote: string): boolean {
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    const isCutBefore = /^[\p{L}\d]/u.test(quote) && /[\p{L}\d]$/u.test(text.slice(0, at));
    const isCutAfter = /[\p{L}\d]$/u.test(quote) && /^[\p{L}\d]/u.test(text.slice(at + quote.length));
    if (!isCutBefore && !isCutAfter) return true;
  }
  return false;
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
