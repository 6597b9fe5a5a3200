import { parsePhoneNumberFromString, type CountryCode, type NumberType } from "libphonenumber-js/max";

/**
 * Reads a phone number as a person types it.
 *
 * @param iso2 the country a number without a country code is in.
 * @returns the number as E.164 (`+4722860144`), or undefined when no such number can exist.
 */
export function toE164(typed: string, iso2?: string): string | undefined {
  const parsed = parsePhoneNumberFromString(typed, { defaultCountry: iso2 as CountryCode | undefined, extract: false });
  return parsed?.isValid() ? parsed.number : undefined;
}

/** Kinds of numbers that nobody is called at to be sold something; what rings there costs, or is no person. */
const specialTypes: ReadonlySet<NumberType> = new Set(["PREMIUM_RATE", "SHARED_COST", "UAN", "PAGER", "VOICEMAIL"]);

/** The country of an E.164 number (null when it is of none), and whether it is a special number. */
export function kindOf(phoneNumber: string): { iso2: string | null; isSpecial: boolean } {
  const parsed = parsePhoneNumberFromString(phoneNumber, { extract: false });
  return { iso2: parsed?.country ?? null, isSpecial: specialTypes.has(parsed?.getType()) };
}
