import { digitsGiven, isProven, PROOF_LENGTH } from "../../../domain/numberProof.ts";
import type { BrainInput, LiveTurn } from "./port.ts";
import { lineFor, type ScriptedReply } from "./scriptedReply.ts";

/** How often the digits are requested before the call is ended, including the first time. */
const MOST_ASKS = 3;

/**
 * The reply in a call that first asks for digits, until they were given. Undefined if the number is confirmed, or does
 * not have to be.
 */
export function proofReply(input: BrainInput): ScriptedReply | undefined {
  const { history, brief } = input;
  const digits = brief.proofDigits;
  if (digits === undefined) return undefined;
  const proof = indexOfProof(history, digits);
  if (proof === history.length - 1) return { words: lineFor(input, ({ proven }) => proven) };
  if (proof >= 0) return undefined;
  const lastAsk = history.findLastIndex(({ role, content }) => role === "ASSISTANT" && content !== "");
  const given = digitsGiven(history.slice(lastAsk + 1));
  const isPressing = given.length > 0 && given.length < PROOF_LENGTH && history.at(-1)?.content !== "";
  if (isPressing) return { words: "" };
  const asks = history.filter(({ role, content }) => role === "ASSISTANT" && content !== "").length;
  if (asks >= MOST_ASKS) return { words: lineFor(input, ({ unproven }) => unproven), end: "DONE" };
  return { words: lineFor(input, ({ askProof, askProofAgain }) => (given === "" ? askProof : askProofAgain)) };
}

/** The conversation without the turns that confirmed the number. */
export function withoutProof(input: BrainInput): BrainInput {
  const { history, brief } = input;
  if (brief.proofDigits === undefined) return input;
  const proof = indexOfProof(history, brief.proofDigits);
  return { ...input, history: [...history.slice(0, 1), ...history.slice(proof + 1)] };
}

/** The turn that completed the digits; -1 if they are not complete. */
function indexOfProof(history: readonly LiveTurn[], digits: string): number {
  return history.findIndex((_, index) => isProven(history.slice(0, index + 1), digits));
}
