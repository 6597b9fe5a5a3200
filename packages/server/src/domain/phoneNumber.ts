import { parsePhoneNumberFromString, type CountryCode } from "libphonenumber-js/max";

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
