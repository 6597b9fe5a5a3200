import type { CallCheck } from "@callwright/sdk/contract";
import { useApi } from "@callwright/sdk/hooks";
import { useEffect, useState } from "react";

import { useClock } from "../../lib/clock.js";

/** The server's check of calls before they are made. */
export type CallCheckState = { status: "reading" } | { status: "ready"; check: CallCheck } | { status: "failed" };

/**
 * Asks the server for the result of calls if they were made now.
 *
 * @param itemIds the items; undefined if there is nothing to check. The last result is then kept, for example for a
 * dialog that closes.
 */
export function useCallCheck(itemIds: readonly string[] | undefined): CallCheckState {
  const client = useApi();
  const { timeZone } = useClock();
  const [answer, setAnswer] = useState<{ about: string; state: CallCheckState }>();
  const about = itemIds?.join(" ");
  useEffect(() => {
    if (about === undefined || about === "") return undefined;
    let isWanted = true;
    const say = (state: CallCheckState) => {
      if (isWanted) setAnswer({ about, state });
    };
    const body = { phoneBookIds: about.split(" "), type: "CALL_NOW" as const, browserTimeZone: timeZone };
    client.call("checkCalls", { body }).then(
      (check) => say({ status: "ready", check }),
      () => say({ status: "failed" }),
    );
    return () => {
      isWanted = false;
    };
  }, [client, about, timeZone]);
  return answer && (about === undefined || answer.about === about) ? answer.state : { status: "reading" };
}
