import type { CallwrightClient } from "@callwright/sdk";
import type { Call } from "@callwright/sdk/contract";

import { isUnderWay } from "./callRow.model.js";

/** Follows the events of a call. It listens from before the call is requested, so that no event is missed. */
export interface CallWatch {
  /** Reports the end of the call, whose id is known now, once. */
  follow: (callId: string, onEnded: (call: Call) => void) => void;
  stop: () => void;
}

/** Starts listening. It continues wherever the person goes meanwhile. */
export function watchCall(client: CallwrightClient): CallWatch {
  const heard = new Map<string, Call>();
  let followed: { callId: string; onEnded: (call: Call) => void } | undefined;
  const look = (call: Call) => {
    // The answer is known a moment after the end.
    const isOver = call.status !== "CRON" && !isUnderWay(call) && call.answer !== "IN_PROGRESS";
    if (!isOver || call.id !== followed?.callId) return;
    stop();
    followed.onEnded(call);
  };
  const stop = client.live.subscribe({
    onEvent(event) {
      if (event.type !== "call.updated") return;
      if (followed) look(event.call);
      else heard.set(event.call.id, event.call);
    },
    onGap() {
      // Missed events are requested; what is not available is in the call history.
      if (followed) client.call("getCall", { path: { id: followed.callId } }).then(look, () => undefined);
    },
  });
  return {
    stop,
    follow(callId, onEnded) {
      followed = { callId, onEnded };
      const call = heard.get(callId);
      heard.clear();
      if (call) look(call);
    },
  };
}
