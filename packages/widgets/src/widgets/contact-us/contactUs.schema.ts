import type { Body } from "@callwright/sdk/contract";

import type { Zod } from "../../forms/zod.js";
import { phoneNumber } from "../../forms/index.js";
import type { Messages } from "../../i18n/index.js";
import type { contactUsMessages } from "./contactUs.messages.js";

/** The fields of the form. Only a report asks for the name, the surname and the email. */
export interface ContactDraft {
  name: string;
  surname: string;
  email: string;
  phoneNumber: string;
  message: string;
}

/** The schema that validates a draft (A-CONTACT-03 to A-CONTACT-05) and turns it into the body of the request. */
export function contactSchema(z: Zod, t: Messages<typeof contactUsMessages>, isReport: boolean) {
  const required = (missing: string) => z.string().check(z.refine((text) => !isReport || text.trim() !== "", missing));
  return z.pipe(
    z.object({
      name: required(t.nameMissing),
      surname: required(t.surnameMissing),
      email: required(t.emailMissing).check(
        z.refine((email) => !isReport || email === "" || z.email().safeParse(email).success, t.emailInvalid),
      ),
      phoneNumber: phoneNumber(z, { invalid: t.phoneInvalid, missing: t.phoneMissing }),
      message: z.string().check(z.refine((text) => text.trim() !== "", t.messageMissing)),
    }),
    z.transform(({ phoneNumber, message, ...person }): Body<"createContactMessage"> => ({
      phoneNumber,
      message: message.trim(),
      ...(isReport && { name: person.name.trim(), surname: person.surname.trim(), email: person.email }),
    })),
  );
}
