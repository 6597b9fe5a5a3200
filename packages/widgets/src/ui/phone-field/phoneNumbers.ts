// Loaded on first use: the numbering plans of the world are 35 kB.
import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";

/** A country and the digits in front of its numbers. */
export interface DialledCountry {
  iso2: string;
  callingCode: string;
}

/** A number as two parts of a field. */
export interface SplitNumber {
  /** Undefined for a number that belongs to no single country, or is too short to tell. */
  iso2: string | undefined;
  /** As it is written in that country: `22 86 01 44`. */
  national: string;
}

export function dialledCountries(): DialledCountry[] {
  return getCountries().map((iso2) => ({ iso2, callingCode: getCountryCallingCode(iso2) }));
}

export function callingCode(iso2: string): string | undefined {
  return isSupportedCountry(iso2) ? getCountryCallingCode(iso2) : undefined;
}

/**
 * Splits an E.164 number.
 *
 * @param own the preferred country if several countries share the code, like the United States and Canada
 */
export function split(e164: string, own?: string): SplitNumber {
  const code = own === undefined ? undefined : callingCode(own);
  const typing = new AsYouType();
  typing.input(e164);
  const parsed = typing.getNumber();
  if (parsed && code !== undefined && parsed.countryCallingCode === code)
    return { iso2: own, national: groupedNational(parsed.nationalNumber, code) };
  return parsed?.country
    ? { iso2: parsed.country, national: groupedNational(parsed.nationalNumber, parsed.countryCallingCode) }
    : { iso2: undefined, national: e164 };
}

/** The typed text, grouped as in this country, and the resulting E.164 number. */
export function typed(text: string, iso2: string): SplitNumber & { e164: string } {
  const typing = new AsYouType({ ...(isSupportedCountry(iso2) && { defaultCountry: iso2 }) });
  const national = typing.input(text);
  const e164 = typing.getNumberValue() ?? "";
  const country = typing.getCountry();
  // A number that was typed with its country code becomes one of this country.
  if (text.trimStart().startsWith("+") && country && typing.isPossible()) return { ...split(e164), e164 };
  const isOwn = e164.startsWith(`+${callingCode(iso2) ?? ""}`);
  return { iso2: isOwn ? iso2 : (country ?? iso2), national, e164 };
}

/** Whether it is a number that could be called. The server makes the final decision. */
export function isPhoneNumber(e164: string): boolean {
  return parsePhoneNumberFromString(e164)?.isValid() ?? false;
}

/** In full: `+47 22 86 01 44`. Text that is not a number is returned unchanged. */
export function formatPhoneNumber(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}

/** Without the trunk zero, which is omitted after a country code. */
function groupedNational(digits: string, code: string): string {
  return new AsYouType()
    .input(`+${code}${digits}`)
    .slice(code.length + 1)
    .trim();
}
