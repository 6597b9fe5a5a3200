/** One thing to choose. */
export interface Option {
  id: string;
  label: string;
  /** Quiet text at the end of the row: a code, a phone number. */
  detail?: string | undefined;
  /** A two-letter code before the label, for countries and languages. */
  code?: string | undefined;
  /** What it is called as well. Not shown, but found: `Turkey` for Türkiye. */
  otherNames?: readonly string[] | undefined;
  isDisabled?: boolean;
}

/**
 * The options whose label, code, detail or another name contains what was typed; case and accents do not matter. One that is
 * called just so comes first: `UK` is the United Kingdom before it is Ukraine.
 */
export function matching(
  options: readonly Option[],
  text: string,
  contains: (string: string, substring: string) => boolean,
): readonly Option[] {
  const wanted = text.trim();
  if (wanted === "") return options;
  const found = options.filter((option) => namesOf(option).some((name) => contains(name, wanted)));
  const isCalledSo = (option: Option) =>
    namesOf(option).some((name) => name.length === wanted.length && contains(name, wanted));
  return [...found.filter(isCalledSo), ...found.filter((option) => !isCalledSo(option))];
}

const namesOf = ({ label, detail, code, otherNames = [] }: Option) =>
  [label, detail, code, ...otherNames].filter((name) => name !== undefined);

/** What may be created from what was typed: nothing where an option has that very name. */
export function creatable(options: readonly Option[], text: string): string | undefined {
  const name = text.trim();
  const isTaken = options.some(({ label }) => label.toLocaleLowerCase() === name.toLocaleLowerCase());
  return name === "" || isTaken ? undefined : name;
}
