/** Asks whether what was changed may be lost. */
type Ask = () => Promise<boolean>;

const held = new Set<Ask>();
let isLeaving = false;

/** Says that there are changes which leaving would lose. Answers how to say that there are none any more. */
export function holdUnsaved(ask: Ask): () => void {
  held.add(ask);
  return () => held.delete(ask);
}

/** Whether leaving now would lose something. */
export const wouldLose = (): boolean => held.size > 0 && !isLeaving;

/**
 * Whether the page may be left: at once when no widget holds unsaved changes, else the person is asked as they are when
 * they close a drawer. A host asks this before its router leaves a page, also on the browser's Back button.
 *
 * @example
 * useBlocker({ shouldBlockFn: async () => !(await mayLeave()), enableBeforeUnload: false });
 */
export async function mayLeave(): Promise<boolean> {
  const latest = [...held].at(-1);
  return latest === undefined || isLeaving || latest();
}

/** Leaves after the person agreed to, without asking again. */
export function leaveUnasked(leave: () => void): void {
  isLeaving = true;
  try {
    leave();
  } finally {
    isLeaving = false;
  }
}

/** Loads the page again, if the person may lose what they wrote. */
export async function reloadPage(): Promise<void> {
  if (!(await mayLeave())) return;
  // For good: the browser asks its own question a moment later.
  isLeaving = true;
  location.reload();
}
