import { type Globals, initialGlobals } from "../choices.ts";

/** Storybook reads numbers out of an address. */
export type SomeGlobals = Readonly<Partial<Record<keyof Globals, string | number>>>;

/** What was chosen otherwise than a person finds it. */
export function chosenGlobals(globals: SomeGlobals): SomeGlobals {
  const names = Object.keys(initialGlobals) as (keyof Globals)[];
  const chosen = names.filter((name) => String(globals[name] ?? initialGlobals[name]) !== String(initialGlobals[name]));
  return Object.fromEntries(chosen.map((name) => [name, globals[name]]));
}

/** As Storybook writes them into its addresses: colours are marked, for `#` ends an address. */
export function writtenGlobals(globals: SomeGlobals): string {
  return Object.entries(globals)
    .map(([name, value]) => `${name}:${String(value).replace(/^#(.*)/, "!hex($1)")}`)
    .join(";");
}

/** The query of a story's page in Storybook, with all that was chosen. */
export function storyQuery(id: string, globals: SomeGlobals): string {
  const written = writtenGlobals(chosenGlobals(globals));
  return `?path=/story/${id}${written && `&globals=${written}`}`;
}

/** The address of a story alone, beside the page that asks. */
export function frameAddress(id: string, globals: SomeGlobals): string {
  const written = writtenGlobals(chosenGlobals(globals));
  return `iframe.html?id=${id}&viewMode=story${written && `&globals=${written}`}`;
}
