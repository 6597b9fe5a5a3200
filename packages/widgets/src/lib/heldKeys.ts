import { focusedElement } from "./focusedElement.js";
import { importOnce } from "./importOnce.js";
import { isCharacter, keyboard, type PressedKey } from "./keyboard.js";

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

/** What presses the keys comes beside the first part that they are held for. */
const loadPressing = importOnce(() => import("./pressHeld.js"));

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
  loadPressing().catch(() => undefined);
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

async function release() {
  keyboard.isReleasing = true;
  try {
    await (await loadPressing()).pressHeld();
  } catch {
    // Its code could not be had: they are lost, as they are where the part itself cannot be had.
    keyboard.queue = [];
  }
  keyboard.isReleasing = false;
  if (keyboard.holds > 0) return;
  keyboard.origin = null;
  keyboard.down.clear();
  listen("removeEventListener");
}

/** Where layers are drawn: in the document, and in the shadow roots around what has the focus. */
function rootsAround(element: Element | null): (Document | ShadowRoot)[] {
  const root = element?.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsAround(root.host)] : [document];
}
