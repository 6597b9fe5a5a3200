import * as z from "zod/mini";

import { newPassword, shortestPassword } from "./passwordRules.js";

/** What is said of a password that does not do. */
export interface NewPasswordWords {
  short: string;
  weak: string;
  different: string;
}

/** A new password, twice the same (A-RESET-08 to A-RESET-11). */
export const newPasswordSchema = ({ short, weak, different }: NewPasswordWords) =>
  z
    .object({
      newPassword: newPassword({ short, weak }),
      confirmation: z.string().check(z.minLength(shortestPassword, short)),
    })
    .check(
      z.refine(({ newPassword, confirmation }) => confirmation === newPassword, {
        error: different,
        path: ["confirmation"],
      }),
    );
