import { keyboard } from "./keyboard.js";

/** The focus is on the replacement of the requesting element, which does not handle the keys yet. */
export function movesOrigin(element: Element): void {
  keyboard.origin = element;
}
