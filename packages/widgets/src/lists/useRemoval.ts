import { type Announcement, useAnnounce } from "./useAnnounce.js";

interface ChangedPage {
  takeOff: (ids: readonly string[]) => void;
  putBack: (ids: readonly string[]) => void;
  clear: () => void;
}

/**
 * Removes rows from a list at once, clears the selection (B-PC-30), and restores the rows if the server refuses.
 * Returns whether it succeeded.
 */
export function useRemoval({ takeOff, putBack, clear }: ChangedPage) {
  const announce = useAnnounce();
  return async <Result>(
    ids: readonly string[],
    remove: () => Promise<Result>,
    says: Announcement<Result>,
  ): Promise<boolean> => {
    takeOff(ids);
    clear();
    const done = await announce(remove, says);
    if (!done) putBack(ids);
    return done !== undefined;
  };
}
