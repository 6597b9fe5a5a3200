import type { Contact, ContactInput } from "@callwright/sdk/contract";

import type { Zod } from "../../../forms/zod.js";
import { phoneNumber } from "../../../forms/index.js";
import type { Messages } from "../../../i18n/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import { contactTexts, ofEachText, type ContactText } from "./contactTexts.js";

/** A contact as the form holds it. */
export interface ContactValues extends Record<ContactText, string> {
  phoneNumber: string;
  isDoNotCall: boolean;
}

/** What a contact needs: a number that can be called (B-CONT-03, B-CONT-04). */
export const contactSchema = (z: Zod, t: Messages<typeof potentialCustomersMessages>) =>
  z.object({
    ...ofEachText((text) => textSchema(z, t, text)),
    phoneNumber: phoneNumber(z, { invalid: t.phoneInvalid, missing: t.phoneMissing }),
    isDoNotCall: z.boolean(),
  });

/** What one of its texts needs: an e-mail address has to be one, if it is given. */
export function textSchema(z: Zod, t: Messages<typeof potentialCustomersMessages>, text: ContactText) {
  if (!contactTexts[text].isEmail) return z.string();
  return z.string().check(z.refine((value) => value.trim() === "" || emailPattern.test(value.trim()), t.emailInvalid));
}

/** Something before and after one `@`, with a dot after it; whether it exists only a letter can tell. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A saved contact, or an empty one, as the form holds it. */
export function toContactValues(contact: Contact | undefined): ContactValues {
  return {
    ...ofEachText((text) => contact?.[text] ?? ""),
    phoneNumber: contact?.phoneNumber ?? "",
    isDoNotCall: contact?.isDoNotCall ?? false,
  };
}

/**
 * What is sent; empty fields are sent as nothing. Only a known contact can have asked not to be called; the mark is sent when it changes,
 * since one that stands for the number's place on the do-not-call list is not the contact's own.
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

/** How a contact is called in a sentence: by name, else by number. */
export function nameOf({ name, surname, phoneNumber }: Contact): string {
  return [name, surname].filter(Boolean).join(" ") || phoneNumber;
}
