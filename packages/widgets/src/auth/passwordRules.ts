import type { Zod } from "../forms/zod.js";
/** What a password needs, in the order of the checklist (A-SIGNUP-09, A-SIGNUP-10). */
export const passwordRules = [
  { id: "length", isMet: (password: string) => password.length >= shortestPassword },
  { id: "number", isMet: (password: string) => /\d/.test(password) },
  { id: "lowercase", isMet: (password: string) => /\p{Ll}/u.test(password) },
  { id: "uppercase", isMet: (password: string) => /\p{Lu}/u.test(password) },
] as const satisfies { id: string; isMet: (password: string) => boolean }[];

/** A-CONST-09. */
export const shortestPassword = 6;

export type PasswordRule = (typeof passwordRules)[number]["id"];

/** How many of the four bars are lit: one for each rule that is met (A-CONST-10). */
export function passwordStrength(password: string): number {
  return passwordRules.filter(({ isMet }) => isMet(password)).length;
}

/** A schema for a new password that says first what is most obviously wrong. */
export function newPassword(z: Zod, { missing, short, weak }: { missing?: string; short: string; weak: string }) {
  return z.string().check(
    z.refine((password) => password !== "" || missing === undefined, { error: missing ?? short, abort: true }),
    z.refine((password) => password.length >= shortestPassword, { error: short, abort: true }),
    z.refine((password) => passwordStrength(password) === passwordRules.length, weak),
  );
}
