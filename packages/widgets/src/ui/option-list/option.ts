/** One thing to choose. */
export interface Option {
  id: string;
  label: string;
  /** Quiet text at the end of the row: a code, a phone number. */
  detail?: string | undefined;
  /** A two-letter code before the label, for countries and languages. */
  code?: string | undefined;
  isDisabled?: boolean;
}

/** The options whose label, code or detail contains what was typed; case and accents do not matter. */
export function matching(
  options: readonly Option[],
  text: string,
  contains: (string: string, substring: string) => boolean,
): readonly Option[] {
  const wanted = text.trim();
  if (wanted === "") return options;
  return options.filter(({ label, detail, code }) =>
    [label, detail, code].some((part) => part && contains(part, wanted)),
  );
}

/** What may be created from what was typed: nothing where an option has that very name. */
export function creatable(options: readonly Option[], text: string): string | undefined {
  const name = text.trim();
  const isTaken = options.some(({ label }) => label.toLocaleLowerCase() === name.toLocaleLowerCase());
  return name === "" || isTaken ? undefined : name;
}
