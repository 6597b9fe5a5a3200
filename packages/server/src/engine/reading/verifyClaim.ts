import type { ConversationTurn } from "../../domain/call.ts";
import type { Claim, Evidence } from "./port.ts";

const MOST_QUOTE = 1000;
const MOST_EVIDENCE = 3;

/** A claim as stored: with a plausible value, and the words that prove it. Null if there are none. */
export function verifyClaim<Value>(
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

/** The evidence as stored, if these whole words were said by this speaker. */
export function proofIn(
  given: unknown,
  conversation: readonly ConversationTurn[],
  by: ConversationTurn["role"] = "CONTACT",
): Evidence | undefined {
  if (typeof given !== "object" || given === null) return undefined;
  const { turn, quote } = given as Partial<Record<keyof Evidence, unknown>>;
  if (typeof turn !== "number" || typeof quote !== "string") return undefined;
  const said = Number.isInteger(turn) ? conversation[turn] : undefined;
  if (said?.role !== by || quote.length > MOST_QUOTE || !/[\p{L}\d]/u.test(quote)) return undefined;
  return isWholeIn(said.content, quote) ? { turn, quote } : undefined;
}

/** Whether a text contains these words as whole words: «no» is not part of «know». */
function isWholeIn(text: string, quote: string): boolean {
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    const isCutBefore = /^[\p{L}\d]/u.test(quote) && /[\p{L}\d]$/u.test(text.slice(0, at));
    const isCutAfter = /[\p{L}\d]$/u.test(quote) && /^[\p{L}\d]/u.test(text.slice(at + quote.length));
    if (!isCutBefore && !isCutAfter) return true;
  }
  return false;
}
