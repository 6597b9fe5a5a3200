import type { Locator } from "vitest/browser";

/**
 * Types letter by letter without a pause in which a search could begin, however busy the machine is: for tests that count
 * what is asked while somebody types.
 *
 * @example
 * typeAtOnce(page.getByRole("searchbox", { name: "Search" }), "halv");
 */
export function typeAtOnce(field: Locator, text: string): void {
  const input = field.element() as HTMLInputElement;
  for (let end = 1; end <= text.length; end += 1) setText(input, text.slice(0, end));
}

/** Types a letter at the end of a field, at this moment: for tests of what happens between two turns of the page. */
export function typeAtEnd(field: Locator, letter: string): void {
  const input = field.element() as HTMLInputElement;
  setText(input, `${input.value}${letter}`);
}

/** As after a key: React does not learn of it before the event. */
function setText(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, text);
  input.dispatchEvent(new InputEvent("input", { bubbles: true, data: text.at(-1)!, inputType: "insertText" }));
}
