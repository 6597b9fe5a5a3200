/** A colour in the light and in the dark scheme. */
export type OnPaperAndInk = readonly [paper: string, ink: string];

/** The colours of one scheme. */
export function inScheme<Name extends string>(
  colors: Readonly<Record<Name, OnPaperAndInk>>,
  scheme: 0 | 1,
): Readonly<Record<Name, string>> {
  const both = Object.entries<OnPaperAndInk>(colors);
  return Object.fromEntries(both.map(([name, pair]) => [name, pair[scheme]])) as Record<Name, string>;
}
