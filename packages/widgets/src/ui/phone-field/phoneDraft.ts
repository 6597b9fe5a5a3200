// Loaded with the numbering plans: without them a number stays as it is typed.
import { isPhoneNumber, split, typed } from "./phoneNumbers.js";

export { dialledCountries, isPhoneNumber } from "./phoneNumbers.js";

/** A number while it is being typed. */
export interface Draft {
  /** The E.164 value. */
  value: string;
  /** Chosen, or part of a number with its code; otherwise the field's default, which may change. */
  iso2: string | undefined;
  text: string;
}

/** The draft of a stored number. */
export function storedDraft(value: string, ownCountry: string): Draft {
  const { iso2, national } = split(value, ownCountry);
  return { value, iso2, text: national };
}

/** Reads again what was typed before the numbering plans had loaded, or with a different country. */
export function readAgain(draft: Draft, country: string): Draft {
  if (draft.text === "" || isPhoneNumber(draft.value)) return draft;
  const { iso2, national, e164 } = typed(draft.text, draft.iso2 ?? country);
  return { iso2: other(iso2, country) ?? draft.iso2, text: national, value: e164 };
}

/** Goes on with a text. It is grouped as in its country only while it grows at its end, not while somebody edits it. */
export function typedDraft(draft: Draft, text: string, isAtEnd: boolean, country: string): Draft {
  const { iso2, national, e164 } = typed(text, country);
  const isGrouped = isAtEnd && text.length > draft.text.length;
  const isWhole = text.trimStart().startsWith("+") && !national.startsWith("+");
  return { iso2: other(iso2, country) ?? draft.iso2, text: isGrouped || isWhole ? national : text, value: e164 };
}

/** The same text as a number of the chosen country. */
export function draftIn(draft: Draft, chosen: string): Draft {
  const { national, e164 } = typed(draft.text, chosen);
  return { iso2: chosen, text: national, value: draft.text === "" ? "" : e164 };
}

/** A number that is left is written as in its country. */
export function settledDraft(draft: Draft, country: string): Draft {
  if (draft.text === "" || draft.value === "") return draft;
  return { ...storedDraft(draft.value, country), iso2: draft.iso2 };
}

/** The country, if it is a different one. */
const other = (iso2: string | undefined, own: string) => (iso2 === own ? undefined : iso2);
