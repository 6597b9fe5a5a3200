import type { Schemas } from "@callwright/sdk/contract";

import { ofEachText, type ContactTextColumn } from "../../domain/contactTexts.ts";
import { toE164 } from "../../domain/phoneNumber.ts";
import { textOrNull } from "../../domain/text.ts";
import { invalid } from "../../contract/problem.ts";
import type { Stored } from "../../store/stored.ts";

type Typed<Phone> = Omit<Schemas["ContactInput"], "phoneNumber"> & { phoneNumber?: Phone };

/**
 * A contact as stored: trimmed texts, the phone number as E.164, read in the customer's country.
 *
 * @param at the path of the contact in the request: `contact.` inside a customer.
 * @throws Problem 400 for a phone number that cannot exist.
 */
export function checkContact<Phone extends string | undefined>(typed: Typed<Phone>, iso2: string, at = "") {
  const phoneNumber = typed.phoneNumber === undefined ? undefined : toE164(typed.phoneNumber, iso2);
  if (typed.phoneNumber !== undefined && phoneNumber === undefined)
    throw invalid({ [`${at}phoneNumber`]: "Invalid phone number" });
  // It is always present if it was typed.
  const phone: { phone_number: Phone } = { phone_number: phoneNumber as Phone };
  const texts = ofEachText<{ [Column in ContactTextColumn]?: string | null }>(({ column }, field) => {
    const text = textOrNull(typed[field]);
    return text === undefined ? {} : { [column]: text };
  });
  return {
    ...texts,
    phoneNumber: phone,
  } satisfies Stored<"contacts", Schemas["ContactInput"]>;
}
