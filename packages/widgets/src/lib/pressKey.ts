import { focusedElement } from "./focusedElement.js";
import { isCharacter, type PressedKey } from "./keyboard.js";

/**
 * Presses a key on the focused element: its handlers are called, and if they do not prevent it, the browser's default
 * action is carried out. Browsers have no default action for a script's keys.
 */
export function pressKey(pressed: PressedKey): void {
  const { key, code, shiftKey } = pressed;
  const init = { key, code, shiftKey, bubbles: true, cancelable: true, composed: true };
  const target = focusedElement() ?? document.body;
  if (target.dispatchEvent(new KeyboardEvent("keydown", init))) act(target, pressed);
  (focusedElement() ?? document.body).dispatchEvent(new KeyboardEvent("keyup", init));
}

function act(target: Element, { key, shiftKey }: PressedKey) {
  if (key === "Tab") return focusNext(target, shiftKey);
  if (isText(target)) {
    if (key === "Enter" && target instanceof HTMLInputElement) return submit(target.form);
    if (key === "Backspace") return edit(target, "deleteContentBackward", null);
    if (key === "Enter") return edit(target, "insertLineBreak", "\n");
    return isCharacter(key) ? edit(target, "insertText", key) : undefined;
  }
  const isPress = key === "Enter" ? target.matches("button, a[href]") : key === " " && target.matches("button, input");
  if (isPress && target instanceof HTMLElement) return target.click();
  // For example a part of a date, which handles input itself.
  if (isCharacter(key)) tellInput(target, "beforeinput", "insertText", key);
}

/** Like Enter in a field: with the form's button, or without one if there is no other field. */
function submit(form: HTMLFormElement | null) {
  const elements = [...(form?.elements ?? [])];
  const button = elements.find((element) => element.matches("[type='submit']"));
  if (button instanceof HTMLElement) button.click();
  else if (elements.filter(isText).length === 1) form?.requestSubmit();
}

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element.matches("textarea, input:not([type='checkbox'], [type='radio'], [type='button'], [type='file'])");

/** The position of the caret, or the end for input types whose caret scripts cannot read, such as email. */
function edit(input: HTMLInputElement | HTMLTextAreaElement, inputType: string, data: string | null) {
  if (input.readOnly || input.disabled || !tellInput(input, "beforeinput", inputType, data)) return;
  const { value } = input;
  const end = input.selectionEnd ?? value.length;
  let start = input.selectionStart ?? value.length;
  if (data === null && start === end) start = Math.max(0, start - 1);
  const next = `${value.slice(0, start)}${data ?? ""}${value.slice(end)}`;
  if (input.maxLength >= 0 && data !== null && next.length > input.maxLength) return;
  setValue(input, next);
  const caret = start + (data?.length ?? 0);
  if (input.selectionStart !== null) input.setSelectionRange(caret, caret);
  tellInput(input, "input", inputType, data);
}

/** Bypasses the setter by which React remembers its own changes. */
function setValue(input: HTMLInputElement | HTMLTextAreaElement, value: string) {
  const type = input instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(type.prototype, "value")?.set?.call(input, value);
}

const tellInput = (target: Element, type: "beforeinput" | "input", inputType: string, data: string | null) =>
  target.dispatchEvent(
    new InputEvent(type, { inputType, data, bubbles: true, composed: true, cancelable: type === "beforeinput" }),
  );

function focusNext(from: Element, isBackwards: boolean) {
  const root = from.closest("[role='dialog']") ?? document;
  const stops = [...root.querySelectorAll<HTMLElement>("a[href], button, input, textarea, select, [tabindex]")].filter(
    (element) => element.tabIndex >= 0 && !element.matches(":disabled") && element.getClientRects().length > 0,
  );
  const index = stops.findIndex((stop) => stop === from);
  stops.at(isBackwards ? index - 1 : (index + 1) % stops.length)?.focus();
}
