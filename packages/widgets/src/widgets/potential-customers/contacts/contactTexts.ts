import type { ContactInput } from "@callwright/sdk/contract";

import type { Messages } from "../../../i18n/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";

/** The fields of a contact, except its number. */
export type ContactText = Exclude<keyof ContactInput, "phoneNumber">;

interface ContactTextField {
  label: (t: Messages<typeof potentialCustomersMessages>) => string;
  maxLength?: number;
  isEmail?: boolean;
}

/** The form fields of a contact, in order. If a field of the contract is missing here, this does not compile. */
export const contactTexts = {
  name: { label: (t) => t.contactName, maxLength: 100 },
  surname: { label: (t) => t.contactSurname, maxLength: 100 },
  title: { label: (t) => t.contactTitle, maxLength: 100 },
  email: { label: (t) => t.contactEmail, isEmail: true },
} satisfies Record<Exclude<keyof ContactInput, "phoneNumber">, ContactTextField> as Record<
  ContactText,
  ContactTextField
>;

export const everyContactText = Object.keys(contactTexts) as readonly ContactText[];

/** Returns an object with a value for each text. */
export const ofEachText = <Value>(valueOf: (text: ContactText) => Value) =>
  Object.fromEntries(everyContactText.map((text) => [text, valueOf(text)])) as Record<ContactText, Value>;
