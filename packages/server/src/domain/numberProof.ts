import { randomInt } from "node:crypto";

/** Nine keys: the tenth, 9, always ends all further calls. */
const KEYS = 9;
export const PROOF_LENGTH = 6;

/** Digits that are shown to the person who requests a call, and that the person who answers it has to press. */
export function newProofDigits(): string {
  return Array.from({ length: PROOF_LENGTH }, () => randomInt(KEYS)).join("");
}

interface Said {
  role: string;
  content: string;
}

/** Every digit that the called person has pressed or said, in order. */
export function digitsGiven(turns: readonly Said[]): string {
  return turns
    .filter(({ role }) => role === "CONTACT")
    .map(({ content }) => content.replaceAll(/\D/g, ""))
    .join("");
}

/** Whether the person who answered has given these digits, and is therefore the person who sees them. */
export function isProven(turns: readonly Said[], digits: string): boolean {
  return digitsGiven(turns).includes(digits);
}
