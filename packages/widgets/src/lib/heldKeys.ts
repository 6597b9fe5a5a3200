import { focusedElement } from "./focusedElement.js";
import { isCharacter, pressKey, type PressedKey } from "./pressKey.js";

/**
 * Which keys are meant for a part that is on its way: `all`, where a person opened it; those pressed where it will stand,
 * `inPlace`; or `none`, where it takes no keys or nobody asked for it.
 */
export type PartKeys = "all" | "inPlace" | "none";

/** Keys that are held for what will take them. */
export interface Hold {
  /** Takes a key that came through before all that are in the queue. */
  keep: (event: PressedKey) => void;
  /** What takes them is there: they are pressed anew, in order, once it has the focus. */
  release: () => void;
  /** Nothing will take them. */
  drop: () => void;
}

/** There is one keyboard. */
const keyboard = {
  /** How many hold it. */
  holds: 0,
  queue: [] as PressedKey[],
  /** Where the focus was when the first key was held: while it is there, what takes the keys has not got it. */
  origin: null as Element | null,
  /** Where the layers are drawn that may take it. */
  roots: [] as (Document | ShadowRoot)[],
  /** The codes of those keys that are down and held. */
  down: new Set<string>(),
  isPressing: false,
  isReleasing: false,
};

/**
 * Holds every key from now on for a part that was asked for and is on its way, so that none is lost and none reaches what
 * stands there meanwhile. Who presses elsewhere has changed their mind: then the keys are forgotten.
 *
 * @param isHere whether what has the focus will take the keys itself, once it knows what they mean
 */
export function holdKeys(isHere = false): Hold {
  if (keyboard.holds === 0) {
    keyboard.origin = isHere ? null : focusedElement();
    keyboard.roots = rootsAround(focusedElement());
  }
  if (keyboard.holds === 0 && !keyboard.isReleasing) listen("addEventListener");
  keyboard.holds += 1;
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    keyboard.holds -= 1;
    if (keyboard.holds === 0 && !keyboard.isReleasing) void release();
  };
  return {
    keep: (event) => void keyboard.queue.unshift(event),
    release: end,
    drop() {
      if (!isOver) keyboard.queue = [];
      end();
    },
  };
}

/** The focus is on what has taken the place of what asked: that is not yet what takes the keys. */
export function movesOrigin(element: Element): void {
  keyboard.origin = element;
}

/** Presses a key at once, also while keys are held: it came before them, or it is no person's. */
export function pressNow(target: Element, key: string): void {
  const wasPressing = keyboard.isPressing;
  keyboard.isPressing = true;
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  keyboard.isPressing = wasPressing;
}

/** Whether a key is one that is held: what is written, edited and walked with. The browser's own shortcuts are not. */
export const isHeld = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && (isCharacter(key) || named.has(key));

const named = new Set([
  "Enter",
  "Escape",
  "Backspace",
  "Tab",
  "ArrowUp",
  "ArrowDown",
  "ArrowLeft",
  "ArrowRight",
  "Home",
  "End",
]);

function listen(change: "addEventListener" | "removeEventListener") {
  window[change]("keydown", onKeyDown as EventListener, { capture: true });
  window[change]("keyup", onKeyUp as EventListener, { capture: true });
  window[change]("pointerdown", onPointerDown as EventListener, { capture: true });
}

function onKeyDown(event: KeyboardEvent) {
  if (keyboard.isPressing || event.isComposing || !isHeld(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  keyboard.down.add(event.code);
  // A key that is kept down says so again and again; only letters are meant so.
  if (!event.repeat || isCharacter(event.key) || event.key === "Backspace") keyboard.queue.push(event);
}

function onKeyUp(event: KeyboardEvent) {
  if (keyboard.isPressing || !keyboard.down.delete(event.code)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function onPointerDown(event: PointerEvent) {
  const asked = keyboard.origin ?? focusedElement();
  if (asked === null || !event.composedPath().includes(asked)) keyboard.queue = [];
}

/** Presses what is held, one key after the other, each on what has the focus by then. */
async function release() {
  keyboard.isReleasing = true;
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
  keyboard.isReleasing = false;
  keyboard.origin = null;
  keyboard.down.clear();
  listen("removeEventListener");
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

/** Where layers are drawn: in the document, and in the shadow roots around what has the focus. */
function rootsAround(element: Element | null): (Document | ShadowRoot)[] {
  const root = element?.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsAround(root.host)] : [document];
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
