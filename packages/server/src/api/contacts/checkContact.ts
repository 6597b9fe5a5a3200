import type { Schemas } from "@callwright/sdk/contract";

import { toE164 } from "../../domain/phoneNumber.ts";
import { textOrNull } from "../../domain/text.ts";
import { invalid } from "../../contract/problem.ts";
import type { Stored } from "../../store/stored.ts";

type Typed<Phone> = Omit<Schemas["ContactInput"], "phoneNumber"> & { phoneNumber?: Phone };

/**
 * A contact as it is kept: texts trimmed, the phone number as E.164, read in the customer's country.
 *
 * @param at where the contact stands in the request: `contact.` inside a customer.
 * @throws Problem 400 for a phone number that cannot exist.
 */
export function checkContact<Phone extends string | undefined>(typed: Typed<Phone>, iso2: string, at = "") {
  const phoneNumber = typed.phoneNumber === undefined ? undefined : toE164(typed.phoneNumber, iso2);
  if (typed.phoneNumber !== undefined && phoneNumber === undefined)
    throw invalid({ [`${at}phoneNumber`]: "Invalid phone number" });
  // It is there whenever it was typed.
  const phone: { phone_number: Phone } = { phone_number: phoneNumber as Phone };
  return {
    title: { title: textOrNull(typed.title) },
    name: { name: textOrNull(typed.name) },
    surname: { surname: textOrNull(typed.surname) },
    email: { email: textOrNull(typed.email) },
    phoneNumber: phone,
  } satisfies Stored<"contacts", Schemas["ContactInput"]>;
}
