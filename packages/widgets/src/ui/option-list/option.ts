import { plain } from "../../lib/plain.js";

/** One option of a list. */
export interface Option {
  id: string;
  label: string;
  /** Secondary text at the end of the row: a code, a phone number. */
  detail?: string | undefined;
  /** A two-letter code before the label, for countries and languages. */
  code?: string | undefined;
  /** Other names. They are not shown, but a search finds them: `Turkey` for Türkiye. */
  otherNames?: readonly string[] | undefined;
  isDisabled?: boolean;
}

/**
 * The options whose label, code, detail or another name contains the typed text; case and accents are ignored. Exact
 * matches come first (`UK` is the United Kingdom before it is Ukraine), then names that begin with the text.
 */
export function matching(options: readonly Option[], text: string): readonly Option[] {
  const wanted = plain(text.trim());
  if (wanted === "") return options;
  return options
    .map((option) => ({ option, rank: rankOf(namesOf(option).map(plain), wanted) }))
    .filter(({ rank }) => rank !== noMatch)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}

const noMatch = 3;

function rankOf(names: readonly string[], wanted: string): number {
  if (names.includes(wanted)) return 0;
  if (names.some((name) => name.startsWith(wanted))) return 1;
  return names.some((name) => name.includes(wanted)) ? 2 : noMatch;
}

const namesOf = ({ label, detail, code, otherNames = [] }: Option) =>
  [label, detail, code, ...otherNames].filter((name) => name !== undefined);

/** The option that can be created from the typed text: none if an option has exactly this name. */
export function creatable(options: readonly Option[], text: string): string | undefined {
  const name = text.trim();
  const isTaken = options.some(({ label }) => label.toLocaleLowerCase() === name.toLocaleLowerCase());
  return name === "" || isTaken ? undefined : name;
}
