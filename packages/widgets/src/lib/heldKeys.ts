import { focusedElement } from "./focusedElement.js";
import { importOnce } from "./importOnce.js";
import { isCharacter, keyboard, type PressedKey } from "./keyboard.js";

/**
 * Which keys are meant for a part that is loading: `all`, if a person opened it; those pressed at its place, `inPlace`;
 * or `none`, if it takes no keys or nobody requested it.
 */
export type PartKeys = "all" | "inPlace" | "none";

/** Keys that are held for the part that will handle them. */
export interface Hold {
  /** Inserts an earlier key before all that are in the queue. */
  keep: (event: PressedKey) => void;
  /** The part is available: the keys are pressed again, in order, once it has the focus. */
  release: () => void;
  /** No part will handle them. */
  drop: () => void;
}

/** The code that presses the keys is loaded with the first part for which they are held. */
const loadPressing = importOnce(() => import("./pressHeld.js"));

/**
 * Holds every key from now on for a requested part that is loading, so that none is lost and none reaches the current
 * content. A press elsewhere cancels the keys.
 *
 * @param isHere whether the focused element will handle the keys itself, once it is able to
 */
export function holdKeys(isHere = false): Hold {
  if (keyboard.holds === 0) {
    keyboard.origin = isHere ? null : focusedElement();
    keyboard.roots = rootsAround(focusedElement());
    if (!keyboard.isReleasing) listen("addEventListener");
  }
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

/** Whether a key is held: keys for typing, editing and navigation. The browser's own shortcuts are not. */
const isHeld = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && (isCharacter(key) || named.test(key));

const named = /^(Enter|Escape|Backspace|Tab|Arrow.*|Home|End)$/;

function listen(change: "addEventListener" | "removeEventListener") {
  window[change]("keydown", onKeyDown as EventListener, true);
  window[change]("keyup", onKeyUp as EventListener, true);
  window[change]("pointerdown", onPointerDown as EventListener, true);
}

function onKeyDown(event: KeyboardEvent) {
  if (keyboard.isPressing || event.isComposing || !isHeld(event)) return;
  // A part that has the focus, and for which no earlier key waits, takes the key itself.
  const focused = focusedElement();
  if (keyboard.holds + keyboard.queue.length === 0 && focused !== keyboard.origin && focused !== document.body) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  keyboard.down.add(event.code);
  // A key that is held down repeats; only repeated letters are intended.
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
    // Its code could not be loaded: the keys are lost, as they are if the part itself cannot be loaded.
    keyboard.queue = [];
  }
  keyboard.isReleasing = false;
  if (keyboard.holds > 0) return;
  keyboard.origin = null;
  keyboard.down.clear();
  listen("removeEventListener");
}

/** The containers of layers: the document, and the shadow roots around the focused element. */
function rootsAround(element: Element | null): (Document | ShadowRoot)[] {
  const root = element?.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsAround(root.host)] : [document];
}
