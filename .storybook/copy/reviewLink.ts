import { globalTypes } from "../choices.ts";
import { chosenGlobals, type SomeGlobals, storyQuery } from "../states/storyAddress.ts";

/**
 * A text for a comment with a link to a story: the first line names its part and state, the scheme, the width and the
 * other choices in the toolbar; the second is its address.
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

/** A choice in the words of the toolbar: "scheme dark". */
function wordOf(choice: keyof SomeGlobals, value: string | number): string {
  const { description, toolbar } = globalTypes[choice];
  const label = toolbar.items.find((item) => item.value === String(value))?.title ?? String(value);
  return `${description.toLowerCase()} ${label.toLowerCase()}`;
}
