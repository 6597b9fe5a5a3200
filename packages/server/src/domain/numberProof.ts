import { randomInt } from "node:crypto";

/** Nine keys: the tenth, 9, ends all calls for good whatever is asked. */
const KEYS = 9;
export const PROOF_LENGTH = 6;

/** Digits to be shown to whoever asks for a call, and to be pressed by whoever answers it. */
export function newProofDigits(): string {
  return Array.from({ length: PROOF_LENGTH }, () => randomInt(KEYS)).join("");
}

interface Said {
  role: string;
  content: string;
}

/** Every digit that the person called has pressed or said, in order. */
export function digitsGiven(turns: readonly Said[]): string {
  return turns
    .filter(({ role }) => role === "CONTACT")
    .map(({ content }) => content.replaceAll(/\D/g, ""))
    .join("");
}

/** Whether whoever answered has given these digits: it is the person who sees them. */
export function isProven(turns: readonly Said[], digits: string): boolean {
  return digitsGiven(turns).includes(digits);
}
