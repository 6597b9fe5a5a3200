import { useCallback } from "react";

import { useToast } from "../ui/toast/index.js";

/** The text of an announcement, or a title with a secondary line. */
export type Words = string | { title: string; body?: string | undefined };

/** The announcements for the results of an action. */
export interface Announcement<Result> {
  /** Announced when the action has succeeded. Omit it if the result is visible anyway. */
  done?: Words | ((result: Result) => Words | undefined);
  /**
   * Announced when the action has failed and the server gives no reason. If it has a title, the server's reason is
   * shown below it.
   */
  failed: Words;
}

/**
 * Carries out an action and announces its result. All actions use it (A-ERR-05, A-ERR-06). Returns an object with the
 * result of the action, or undefined if it failed.
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

/** The function that {@link useAnnounce} returns. */
export type Announce = ReturnType<typeof useAnnounce>;
