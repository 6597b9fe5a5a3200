import * as z from "zod/mini";

import { newPassword, shortestPassword } from "../../auth/passwordRules.js";
import type { Messages } from "../../i18n/index.js";
import type { resetPasswordMessages } from "./resetPassword.messages.js";

/** A new password, twice the same (A-RESET-08 to A-RESET-11). */
export const resetPasswordSchema = (t: Messages<typeof resetPasswordMessages>) =>
  z
    .object({
      newPassword: newPassword({ short: t.short, weak: t.weak }),
      confirmation: z.string().check(z.minLength(shortestPassword, t.short)),
    })
    .check(
      z.refine(({ newPassword, confirmation }) => confirmation === newPassword, {
        error: t.different,
        path: ["confirmation"],
      }),
    );
