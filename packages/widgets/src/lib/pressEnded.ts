let isPressed = false;
let watchers = 0;
let ending: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void)[] = [];

/**
 * Resolves when nothing on the page is pressed: at once, or when the current press has had its effect. Content that
 * moves earlier moves from under the finger, so that the press hits something else. Presses are only known while they
 * are watched.
 */
export function pressEnded(): Promise<void> {
  return isPressed ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
}

/**
 * Watches the page's presses.
 *
 * @returns a function that ends it
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

// A touch ends before the browser sends mouse events, which move the focus.
const starts = ["pointerdown", "mousedown"] as const;
const ends = ["pointerup", "pointercancel", "mouseup", "dragend", "blur"] as const;

function begin() {
  clearTimeout(ending);
  isPressed = true;
}

function endSoon(event: Event) {
  // Of the focus events, only the loss of the whole window's focus counts.
  if (!isPressed || (event.type === "blur" && event.target !== window)) return;
  clearTimeout(ending);
  // The click comes with the end of the press, and is handled first.
  ending = setTimeout(end);
}

function end() {
  clearTimeout(ending);
  isPressed = false;
  const resolved = waiting;
  waiting = [];
  for (const resolve of resolved) resolve();
}
