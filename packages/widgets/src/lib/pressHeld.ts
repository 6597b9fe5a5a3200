import { focusedElement } from "./focusedElement.js";
import { isCharacter, keyboard } from "./keyboard.js";
import { pressKey } from "./pressKey.js";

/** Presses what is held, one key after the other, each on what has the focus by then. */
export async function pressHeld(): Promise<void> {
  do {
    // A key may have asked for what is on its way itself.
    while (keyboard.holds > 0) await drawn();
    await focusArrived(keyboard.origin);
    for (let key = next(); key; key = next()) {
      const isNowhere = hasFocusNowhere();
      keyboard.isPressing = true;
      pressKey(key);
      keyboard.isPressing = false;
      // A word is written at once: who presses a button next believes that it is there.
      await (isCharacter(key.key) && isCharacter(keyboard.queue[0]?.key ?? "") ? handled() : drawn());
      // What the key has closed gives the focus back a moment later.
      if (!isNowhere && isFocusLeaving()) await focusArrived(null);
    }
  } while (keyboard.queue.length > 0 || keyboard.holds > 0);
}

const next = () => (keyboard.holds === 0 ? keyboard.queue.shift() : undefined);

/**
 * What has come takes the focus as it is drawn, and what leaves gives it back as it goes. Once nothing comes or leaves, and
 * the page was drawn a few times without anybody taking it, nobody will.
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

/** Also while it is still on what leaves, which does nothing with a key any more. */
function isFocusLeaving(): boolean {
  return hasFocusNowhere() || Boolean(focusedElement()?.closest("[data-exiting]"));
}

function hasFocusNowhere(): boolean {
  const focused = focusedElement();
  return focused === null || focused === document.body;
}

/** What a key changes is drawn with the next turn of the page, and the focus is where it leads. */
const handled = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** A page that is not seen draws nothing. */
const drawn = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
