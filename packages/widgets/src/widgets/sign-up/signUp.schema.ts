import type { Zod } from "../../forms/zod.js";
import { newPassword } from "../../auth/passwordRules.js";
import type { Messages } from "../../i18n/index.js";
import type { signUpMessages } from "./signUp.messages.js";

/** The rules of the form (A-SIGNUP-06 to A-SIGNUP-10). */
export const signUpSchema = (z: Zod, t: Messages<typeof signUpMessages>) =>
  z.object({
    name: z.string().check(z.trim(), z.minLength(1, t.nameMissing)),
    surname: z.string().check(z.trim(), z.minLength(1, t.surnameMissing)),
    email: z.string().check(z.trim(), z.minLength(1, { error: t.emailMissing, abort: true }), z.email(t.emailInvalid)),
    password: newPassword(z, { missing: t.passwordMissing, short: t.passwordShort, weak: t.passwordWeak }),
    hasAccepted: z.boolean().check(z.refine((hasAccepted) => hasAccepted, t.termsMissing)),
  });
