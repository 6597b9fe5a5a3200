let isPressed = false;
let watchers = 0;
let ending: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void)[] = [];

/**
 * Resolves when nothing on the page is pressed: at once, or when the press that is under way has done what it does. What
 * moves before that moves from under the finger, and the press lands on something else. It knows of presses while somebody
 * watches them.
 */
export function pressEnded(): Promise<void> {
  return isPressed ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
}

/**
 * Watches the page's presses.
 *
 * @returns ends it
 */
export function watchPresses(): () => void {
  watchers += 1;
  if (watchers === 1) listen("addEventListener");
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    listen("removeEventListener");
    end();
  };
}

function listen(change: "addEventListener" | "removeEventListener") {
  for (const type of starts) window[change](type, begin, { capture: true });
  for (const type of ends) window[change](type, endSoon, { capture: true });
}

// Those of a finger are over before the browser tells of a mouse, which is what takes the focus.
const starts = ["pointerdown", "mousedown"] as const;
const ends = ["pointerup", "pointercancel", "mouseup", "dragend", "blur"] as const;

function begin() {
  clearTimeout(ending);
  isPressed = true;
}

function endSoon(event: Event) {
  // Of the focus only what the whole window loses counts.
  if (!isPressed || (event.type === "blur" && event.target !== window)) return;
  clearTimeout(ending);
  // The click comes with the end of the press, and goes first.
  ending = setTimeout(end);
}

function end() {
  clearTimeout(ending);
  isPressed = false;
  const resolved = waiting;
  waiting = [];
  for (const resolve of resolved) resolve();
}
