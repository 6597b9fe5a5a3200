import { toE164 } from "../../domain/phoneNumber.ts";
import { textOrNull } from "../../domain/text.ts";
import { invalid } from "../../http/problem.ts";

interface ContactTexts {
  title?: string | null;
  name?: string | null;
  surname?: string | null;
  email?: string | null;
  phoneNumber?: string;
}

/**
 * A contact as it is kept: texts trimmed, the phone number as E.164, read in the customer's country.
 *
 * @param at where the contact stands in the request: `contact.` inside a customer.
 * @throws Problem 400 for a phone number that cannot exist.
 */
export function checkContact<Texts extends ContactTexts>(
  typed: Texts,
  iso2: string,
  at = "",
): Pick<Texts, "phoneNumber"> & ContactTexts {
  const phoneNumber = typed.phoneNumber === undefined ? undefined : toE164(typed.phoneNumber, iso2);
  if (typed.phoneNumber !== undefined && phoneNumber === undefined)
    throw invalid({ [`${at}phoneNumber`]: "Invalid phone number" });
  const texts = {
    title: textOrNull(typed.title),
    name: textOrNull(typed.name),
    surname: textOrNull(typed.surname),
    email: textOrNull(typed.email),
  };
  return { ...texts, phoneNumber };
}
