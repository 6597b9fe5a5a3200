import { focusedElement } from "./focusedElement.js";
import { isCharacter, keyboard } from "./keyboard.js";
import { pressKey } from "./pressKey.js";

/** Presses the held keys one after the other, each on the element that has the focus at that time. */
export async function pressHeld(): Promise<void> {
  do {
    // A key may itself have requested the part that is loading.
    while (keyboard.holds > 0) await drawn();
    await focusArrived(keyboard.origin);
    for (let key = next(); key; key = next()) {
      const isNowhere = hasFocusNowhere();
      keyboard.isPressing = true;
      pressKey(key);
      keyboard.isPressing = false;
      // A word is inserted at once: a person who presses a button next expects it to be there.
      await (isCharacter(key.key) && isCharacter(keyboard.queue[0]?.key ?? "") ? handled() : drawn());
      // An element that the key has closed returns the focus a moment later.
      if (!isNowhere && isFocusLeaving()) await focusArrived(null);
    }
  } while (keyboard.queue.length > 0 || keyboard.holds > 0);
}

const next = () => (keyboard.holds === 0 ? keyboard.queue.shift() : undefined);

/**
 * A new element takes the focus when it is rendered, and a leaving one returns it when it is removed. Once no element
 * appears or leaves, and the page was rendered a few times without a change of the focus, there will be none.
 */
async function focusArrived(origin: Element | null) {
  for (let quiet = 0; quiet < 5; quiet = isAnyLayerOnTheMove() ? 0 : quiet + 1) {
    await drawn();
    if (!isFocusLeaving() && focusedElement() !== origin) return;
  }
}

function isAnyLayerOnTheMove(): boolean {
  return keyboard.roots.some((root) => root.querySelector("[data-entering], [data-exiting]") !== null);
}

/** Even while it is still on the leaving element, which does not handle keys any more. */
function isFocusLeaving(): boolean {
  return hasFocusNowhere() || Boolean(focusedElement()?.closest("[data-exiting]"));
}

function hasFocusNowhere(): boolean {
  const focused = focusedElement();
  return focused === null || focused === document.body;
}

/** The effect of a key is rendered in the next turn, and the focus then has its new place. */
const handled = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** A hidden page does not render. */
const drawn = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
