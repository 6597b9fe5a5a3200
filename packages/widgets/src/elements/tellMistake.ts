/** Tells the page, as a `cw-error` event, what keeps an element from appearing. */
export function tellMistake(element: Element, code: "CODE_NOT_LOADED" | "UNKNOWN_ELEMENT"): void {
  element.dispatchEvent(new CustomEvent("cw-error", { detail: { code, status: 0 }, bubbles: true, composed: true }));
}
