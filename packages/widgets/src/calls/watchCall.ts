import type { CallwrightClient } from "@callwright/sdk";
import type { Call } from "@callwright/sdk/contract";

import { isUnderWay } from "./callRow.model.js";

/** Hears how a call goes. It is listened to from before the call is asked for, so that nothing is missed. */
export interface CallWatch {
  /** Tells once of the end of the call whose id is known now. */
  follow: (callId: string, onEnded: (call: Call) => void) => void;
  stop: () => void;
}

/** Begins to listen. It goes on wherever the person goes meanwhile. */
export function watchCall(client: CallwrightClient): CallWatch {
  const heard = new Map<string, Call>();
  let followed: { callId: string; onEnded: (call: Call) => void } | undefined;
  const look = (call: Call) => {
    // Its answer is settled a moment after its end.
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
      // What was missed is asked for; what cannot be had is in the call history.
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
