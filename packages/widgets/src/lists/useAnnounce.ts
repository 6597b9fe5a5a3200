import { useCallback } from "react";

import { useToast } from "../ui/toast/index.js";

/** A sentence in the corner of the screen, or one with a quieter second line. */
export type Words = string | { title: string; body?: string | undefined };

/** What is said of what somebody did. */
export interface Announcement<Result> {
  /** Said when it is done; left out where what is seen says it. */
  done?: Words | ((result: Result) => Words | undefined);
  /** Said when it failed and the server has no words for why. With a title, those stand below it. */
  failed: Words;
}

/**
 * Does what somebody asked for and says what came of it: the one way in which actions become messages (A-ERR-05, A-ERR-06).
 * Answers what was done, or nothing where it failed.
 *
 * @example
 * const announce = useAnnounce();
 * await announce(() => resend.trigger({ path: { id } }), { done: t.invited({ email }), failed: t.resendFailed });
 */
export function useAnnounce() {
  const toast = useToast();
  return useCallback(
    async function announce<Result>(
      act: () => Promise<Result>,
      { done, failed }: Announcement<Result>,
    ): Promise<{ result: Result } | undefined> {
      let result: Result;
      try {
        result = await act();
      } catch (error) {
        if (typeof failed === "string") toast.failed(error, failed);
        else toast.failed(error, failed.body ?? failed.title, { title: failed.title });
        return undefined;
      }
      const words = typeof done === "function" ? done(result) : done;
      if (typeof words === "string") toast.success(words);
      else if (words) toast.success(words.title, { body: words.body });
      return { result };
    },
    [toast],
  );
}

/** How actions are announced. */
export type Announce = ReturnType<typeof useAnnounce>;
