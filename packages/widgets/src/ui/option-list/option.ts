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
export function matching(
  options: readonly Option[],
  text: string,
  contains: (string: string, substring: string) => boolean,
): readonly Option[] {
  const wanted = text.trim();
  if (wanted === "") return options;
  const found = options.filter((option) => namesOf(option).some((name) => contains(name, wanted)));
  const beginsSo = (name: string) => contains(name.slice(0, wanted.length), wanted);
  const isCalledSo = (name: string) => name.length === wanted.length && contains(name, wanted);
  const rank = (option: Option) => (namesOf(option).some(isCalledSo) ? 0 : namesOf(option).some(beginsSo) ? 1 : 2);
  return found.toSorted((one, other) => rank(one) - rank(other));
}

const namesOf = ({ label, detail, code, otherNames = [] }: Option) =>
  [label, detail, code, ...otherNames].filter((name) => name !== undefined);

/** The option that can be created from the typed text: none if an option has exactly this name. */
export function creatable(options: readonly Option[], text: string): string | undefined {
  const name = text.trim();
  const isTaken = options.some(({ label }) => label.toLocaleLowerCase() === name.toLocaleLowerCase());
  return name === "" || isTaken ? undefined : name;
}
