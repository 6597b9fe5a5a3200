import { parsePhoneNumberFromString, type CountryCode, type NumberType } from "libphonenumber-js/max";

/** The facts about a telephone number. */
interface KnownNumber {
  /** E.164 (`+4722860144`); undefined if no such number can exist. */
  e164: string | undefined;
  /** Null if it has no country. */
  iso2: string | null;
  /** Whether it is a special number that is not called for sales. */
  isSpecial: boolean;
}

/**
 * Reads a phone number as a person types it.
 *
 * @param iso2 the country of a number without a country code.
 * @returns the number as E.164 (`+4722860144`), or undefined if no such number can exist.
 */
export function toE164(typed: string, iso2?: string): string | undefined {
  return typed.startsWith("+") ? lookAt(typed).e164 : read(typed, iso2).e164;
}

/** The country of an E.164 number (null if it has none), and whether it is a special number. */
export function kindOf(phoneNumber: string): Pick<KnownNumber, "iso2" | "isSpecial"> {
  const { iso2, isSpecial } = lookAt(phoneNumber);
  return { iso2, isSpecial };
}

/** Calls to these numbers cost extra, or do not reach a person. */
const specialTypes: ReadonlySet<NumberType> = new Set(["PREMIUM_RATE", "SHARED_COST", "UAN", "PAGER", "VOICEMAIL"]);

const mostRemembered = 20_000;
const remembered = new Map<string, KnownNumber>();

/** The same numbers are parsed when calls are checked, placed and dialled, and parsing takes a while. */
function lookAt(international: string): KnownNumber {
  const known = remembered.get(international);
  if (known) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const number = read(international);
  remembered.set(international, number);
  return number;
}

function read(typed: string, iso2?: string): KnownNumber {
  const parsed = parsePhoneNumberFromString(typed, { defaultCountry: iso2 as CountryCode | undefined, extract: false });
  return {
    e164: parsed?.isValid() ? parsed.number : undefined,
    iso2: parsed?.country ?? null,
    isSpecial: specialTypes.has(parsed?.getType()),
  };
}
