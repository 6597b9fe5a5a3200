import { globalTypes } from "../choices.ts";
import { chosenGlobals, type SomeGlobals, storyQuery } from "../states/storyAddress.ts";

/**
 * A link to a story as it is looked at, for a comment: its part and state, the scheme, the width and what else was chosen, and below them
 * its address.
 *
 * @param page the address of Storybook's own page.
 */
export function reviewLink(
  { id, title, name }: { id: string; title: string; name: string },
  globals: SomeGlobals,
  page: string,
) {
  const chosen = chosenGlobals(globals);
  const others = Object.entries(chosen).filter(([choice]) => choice !== "scheme" && choice !== "width");
  const looks = [
    wordOf("scheme", globals.scheme ?? "auto"),
    ...(globals.width !== undefined && globals.width !== "page"
      ? [wordOf("width", globals.width)]
      : ["as wide as the page"]),
    ...others.map(([choice, value]) => wordOf(choice as keyof SomeGlobals, value)),
  ];
  const address = new URL(storyQuery(id, globals), page);
  return `${title}: ${name} (${looks.join(", ")})\n${address.href}`;
}

/** As the toolbar names it: "Scheme dark". */
function wordOf(choice: keyof SomeGlobals, value: string | number): string {
  const { description, toolbar } = globalTypes[choice];
  const label = toolbar.items.find((item) => item.value === String(value))?.title ?? String(value);
  return `${description.toLowerCase()} ${label.toLowerCase()}`;
}
