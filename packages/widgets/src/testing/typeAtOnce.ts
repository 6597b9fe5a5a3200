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
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!;
  for (let end = 1; end <= text.length; end += 1) {
    value.set!.call(input, text.slice(0, end));
    input.dispatchEvent(new InputEvent("input", { bubbles: true, data: text[end - 1], inputType: "insertText" }));
  }
}
