import { type Globals, initialGlobals } from "../choices.ts";

/** Choices as Storybook reads them from an address, where they may be numbers. */
export type SomeGlobals = Readonly<Partial<Record<keyof Globals, string | number>>>;

/** The choices that differ from the initial ones. */
export function chosenGlobals(globals: SomeGlobals): SomeGlobals {
  const names = Object.keys(initialGlobals) as (keyof Globals)[];
  const chosen = names.filter((name) => String(globals[name] ?? initialGlobals[name]) !== String(initialGlobals[name]));
  return Object.fromEntries(chosen.map((name) => [name, globals[name]]));
}

/**
 * The choices in the syntax of Storybook's addresses. Colours are escaped, because `#` begins the fragment of an
 * address.
 */
function writtenGlobals(globals: SomeGlobals): string {
  return Object.entries(globals)
    .map(([name, value]) => `${name}:${String(value).replace(/^#(.*)/, "!hex($1)")}`)
    .join(";");
}

/** The query of a story's page in Storybook, with all choices. */
export function storyQuery(id: string, globals: SomeGlobals): string {
  const written = writtenGlobals(chosenGlobals(globals));
  return `?path=/story/${id}${written && `&globals=${written}`}`;
}

/** The address of a story without Storybook's frame, relative to the page that asks. */
export function frameAddress(id: string, globals: SomeGlobals): string {
  const written = writtenGlobals(chosenGlobals(globals));
  return `iframe.html?id=${id}&viewMode=story${written && `&globals=${written}`}`;
}
