import { useGetProfile } from "@callwright/sdk/hooks";
import { useEffect } from "react";

import type { Startup } from "./useStartup.js";

/**
 * Asks again who is signed in after the start has failed, by itself, as every read does: after a while, when the server says so, and when
 * the network or the person is back. Returns what asks at once.
 */
export function useAskAgain({ retry, goOn }: Extract<Startup, { status: "failed" }>): () => void {
  const { data: user, mutate } = useGetProfile();
  useEffect(() => {
    if (user) goOn(user);
  }, [user, goOn]);
  return () => {
    void mutate(); // the request that the retry waits for: a failed read that is shown is not asked for by others
    retry();
  };
}
