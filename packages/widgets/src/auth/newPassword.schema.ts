import type { Zod } from "../forms/zod.js";
import { newPassword, shortestPassword } from "./passwordRules.js";

/** What is said of a password that does not do. */
export interface NewPasswordWords {
  short: string;
  weak: string;
  different: string;
}

/** A new password, twice the same (A-RESET-08 to A-RESET-11). */
export const newPasswordSchema = (z: Zod, { short, weak, different }: NewPasswordWords) =>
  z
    .object({
      newPassword: newPassword(z, { short, weak }),
      confirmation: z.string().check(z.minLength(shortestPassword, short)),
    })
    .check(
      z.refine(({ newPassword, confirmation }) => confirmation === newPassword, {
        error: different,
        path: ["confirmation"],
      }),
    );
