import { focusedElement, isCharacter, pressKey, type PressedKey } from "./pressKey.js";

/**
 * Which keys are meant for a part that is on its way: `all`, where a person opened it; those pressed where it will stand,
 * `inPlace`; or `none`, where it takes no keys or nobody asked for it.
 */
export type PartKeys = "all" | "inPlace" | "none";

/** Keys that are held for what will take them. */
export interface Hold {
  /** Puts a key in the queue that was pressed before. */
  keep: (event: PressedKey) => void;
  /** Puts a key before all that are in the queue. */
  keepFirst: (event: PressedKey) => void;
  /** What takes them is there: they are pressed anew, in order, once it has the focus. */
  release: () => void;
  /** Nothing will take them. */
  drop: () => void;
}

let holds = 0;
let queue: PressedKey[] = [];
/** Where the focus was when the first key was held: while it is there, what takes the keys has not got it. */
let origin: Element | null = null;
let isPressing = false;
let isReleasing = false;

/**
 * Holds every key from now on for a part that was asked for and is on its way, so that none is lost and none reaches what
 * stands there meanwhile. Who presses elsewhere has changed their mind: then the keys are forgotten.
 *
 * @param isHere whether what has the focus will take the keys itself, once it knows what they mean
 */
export function holdKeys(isHere = false): Hold {
  if (holds === 0) origin = isHere ? null : focusedElement();
  if (holds === 0 && !isReleasing) listen("addEventListener");
  holds += 1;
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    holds -= 1;
    if (holds === 0 && !isReleasing) void release();
  };
  return {
    keep: (event) => void queue.push(event),
    keepFirst: (event) => void queue.unshift(event),
    release: end,
    drop() {
      if (!isOver) queue = [];
      end();
    },
  };
}

/** The focus is on what has taken the place of what asked: that is not yet what takes the keys. */
export function movesOrigin(element: Element): void {
  origin = element;
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

const down = new Set<string>();

function onKeyDown(event: KeyboardEvent) {
  if (isPressing || event.isComposing || !isHeld(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  down.add(event.code);
  // A key that is kept down says so again and again; only letters are meant so.
  if (!event.repeat || isCharacter(event.key) || event.key === "Backspace") queue.push(event);
}

function onKeyUp(event: KeyboardEvent) {
  if (isPressing || !down.delete(event.code)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function onPointerDown(event: PointerEvent) {
  const asked = origin ?? focusedElement();
  if (asked === null || !event.composedPath().includes(asked)) queue = [];
}

/** Presses what is held, one key after the other, each on what has the focus by then. */
async function release() {
  isReleasing = true;
  do {
    // A key may have asked for what is on its way itself.
    while (holds > 0) await drawn();
    await focusArrived();
    while (queue.length > 0 && holds === 0) {
      isPressing = true;
      pressKey(queue.shift()!);
      isPressing = false;
      await drawn();
    }
  } while (queue.length > 0 || holds > 0);
  isReleasing = false;
  origin = null;
  down.clear();
  listen("removeEventListener");
}

/** What has come takes the focus as it is drawn. What takes none is not waited for. */
async function focusArrived() {
  const start = performance.now();
  do {
    await drawn();
    const focused = focusedElement();
    if (focused && focused !== document.body && focused !== origin) return;
  } while (performance.now() - start < 1_000);
}

/** A page that is not seen draws nothing. */
const drawn = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
