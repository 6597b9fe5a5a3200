/** Tells the page, as a `cw-error` event, what keeps an element from appearing. */
export function tellMistake(element: Element, code: "CODE_NOT_LOADED" | "UNKNOWN_ELEMENT"): void {
  const detail = { code, status: 0 };
  element.dispatchEvent(new CustomEvent("cw-error", { detail, bubbles: true, composed: true }));
}
