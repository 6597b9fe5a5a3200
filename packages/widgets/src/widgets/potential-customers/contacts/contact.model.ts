import type { Contact, ContactInput } from "@callwright/sdk/contract";

import type { Zod } from "../../../forms/zod.js";
import { phoneNumber } from "../../../forms/index.js";
import type { Messages } from "../../../i18n/index.js";
import { emailPattern } from "../form/customerForm.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";

/** A contact as the form holds it. */
export interface ContactValues {
  name: string;
  surname: string;
  title: string;
  email: string;
  phoneNumber: string;
  isDoNotCall: boolean;
}

/** What a contact needs: a number that can be called (B-CONT-03, B-CONT-04). */
export const contactSchema = (z: Zod, t: Messages<typeof potentialCustomersMessages>) =>
  z.object({
    name: z.string(),
    surname: z.string(),
    title: z.string(),
    email: z
      .string()
      .check(z.refine((value) => value.trim() === "" || emailPattern.test(value.trim()), t.emailInvalid)),
    phoneNumber: phoneNumber(z, { invalid: t.phoneInvalid, missing: t.phoneMissing }),
    isDoNotCall: z.boolean(),
  });

/** A saved contact, or an empty one, as the form holds it. */
export function toContactValues(contact: Contact | undefined): ContactValues {
  return {
    name: contact?.name ?? "",
    surname: contact?.surname ?? "",
    title: contact?.title ?? "",
    email: contact?.email ?? "",
    phoneNumber: contact?.phoneNumber ?? "",
    isDoNotCall: contact?.isDoNotCall ?? false,
  };
}

/**
 * What is sent; empty fields are sent as nothing. Only a known contact can have asked not to be called; the mark is sent when it changes,
 * since one that stands for the number's place on the do-not-call list is not the contact's own.
 */
export function toContactInput(
  { name, surname, title, email, phoneNumber, isDoNotCall }: ContactValues,
  contact: Contact | undefined,
): ContactInput & { isDoNotCall?: boolean } {
  return {
    phoneNumber,
    name: name.trim() || null,
    surname: surname.trim() || null,
    title: title.trim() || null,
    email: email.trim() || null,
    ...(contact && isDoNotCall !== contact.isDoNotCall && { isDoNotCall }),
  };
}

/** How a contact is called in a sentence: by name, else by number. */
export function nameOf({ name, surname, phoneNumber }: Contact): string {
  return [name, surname].filter(Boolean).join(" ") || phoneNumber;
}
