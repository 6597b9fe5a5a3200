import type { Contact, ContactInput } from "@callwright/sdk/contract";

import type { Zod } from "../../../forms/zod.js";
import { phoneNumber } from "../../../forms/index.js";
import type { Messages } from "../../../i18n/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import { contactTexts, ofEachText, type ContactText } from "./contactTexts.js";

/** The values of a contact's form. */
export interface ContactValues extends Record<ContactText, string> {
  phoneNumber: string;
  isDoNotCall: boolean;
}

/** The rules of the form: a number that can be called is required (B-CONT-03, B-CONT-04). */
export const contactSchema = (z: Zod, t: Messages<typeof potentialCustomersMessages>) =>
  z.object({
    ...ofEachText((text) => textSchema(z, t, text)),
    phoneNumber: phoneNumber(z, { invalid: t.phoneInvalid, missing: t.phoneMissing }),
    isDoNotCall: z.boolean(),
  });

/** The rule for a text: an email address must be valid, if there is one. */
export function textSchema(z: Zod, t: Messages<typeof potentialCustomersMessages>, text: ContactText) {
  if (!contactTexts[text].isEmail) return z.string();
  return z.string().check(z.refine((value) => value.trim() === "" || emailPattern.test(value.trim()), t.emailInvalid));
}

/**
 * Accepts text before and after one `@`, with a dot in the second part. Only sending an email shows whether the address
 * exists.
 */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Converts a saved contact to values of the form, or returns empty values. */
export function toContactValues(contact: Contact | undefined): ContactValues {
  return {
    ...ofEachText((text) => contact?.[text] ?? ""),
    phoneNumber: contact?.phoneNumber ?? "",
    isDoNotCall: contact?.isDoNotCall ?? false,
  };
}

/**
 * The contact in a request. Empty fields are sent as null. `isDoNotCall` is sent only for a saved contact and only if
 * it has changed: the server also reports it as true for a number on the do-not-call list, and then it is not a mark of
 * the contact itself.
 */
export function toContactInput(
  { phoneNumber, isDoNotCall, ...values }: ContactValues,
  contact: Contact | undefined,
): ContactInput & { isDoNotCall?: boolean } {
  return {
    phoneNumber,
    ...ofEachText((text) => values[text].trim() || null),
    ...(contact && isDoNotCall !== contact.isDoNotCall && { isDoNotCall }),
  };
}

/** The name of a contact in sentences, or else its number. */
export function nameOf({ name, surname, phoneNumber }: Contact): string {
  return [name, surname].filter(Boolean).join(" ") || phoneNumber;
}
