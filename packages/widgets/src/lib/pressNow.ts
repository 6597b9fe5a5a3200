import { keyboard } from "./keyboard.js";

/** Presses a key at once, even while keys are held: it came before them, or it was not pressed by a person. */
export function pressNow(target: Element, key: string): void {
  const wasPressing = keyboard.isPressing;
  keyboard.isPressing = true;
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  keyboard.isPressing = wasPressing;
}
