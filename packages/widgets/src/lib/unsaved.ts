/** Asks whether unsaved changes may be lost. */
type Ask = () => Promise<boolean>;

const held = new Set<Ask>();
let isLeaving = false;

/** Registers unsaved changes that leaving would lose. Returns a function to remove them. */
export function holdUnsaved(ask: Ask): () => void {
  held.add(ask);
  return () => held.delete(ask);
}

/**
 * Lets the browser ask before the tab is closed or reloaded, as long as leaving would lose something. Returns a function
 * to end it.
 */
export function askBeforeUnload(): () => void {
  const onUnload = (event: BeforeUnloadEvent) => held.size > 0 && !isLeaving && event.preventDefault();
  window.addEventListener("beforeunload", onUnload);
  return () => window.removeEventListener("beforeunload", onUnload);
}

/** Whether a widget has unsaved changes, which leaving the page would lose. */
export function hasUnsaved(): boolean {
  return held.size > 0;
}

/**
 * Whether the page may be left: at once if no widget has unsaved changes, otherwise the person is asked as when they
 * close a drawer. A host calls this before its router leaves a page, including the browser's Back button.
 *
 * @example
 * useBlocker({ shouldBlockFn: async () => !(await mayLeave()), enableBeforeUnload: false });
 */
export async function mayLeave(): Promise<boolean> {
  const latest = [...held].at(-1);
  return latest === undefined || isLeaving || latest();
}

/** Leaves after the person has agreed, without asking again. */
export function leaveUnasked(leave: () => void): void {
  isLeaving = true;
  try {
    leave();
  } finally {
    isLeaving = false;
  }
}

/** Reloads the page, if the person agrees to lose their changes. */
export async function reloadPage(): Promise<void> {
  if (!(await mayLeave())) return;
  // Permanently, because the browser asks its own question a moment later.
  isLeaving = true;
  location.reload();
}
