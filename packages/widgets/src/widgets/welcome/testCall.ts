import type { LiveEvents } from "@callwright/sdk";
import type { CallStatus } from "@callwright/sdk/contract";

import { isUnderWay } from "../../calls/callRow.model.js";

/** Hears how a test call goes. It is listened to from before the call is asked for, so that nothing is missed. */
export interface TestCallWatch {
  /** Tells of the call whose id is known now: what was heard of it already, and each step to the end. */
  follow: (callId: string, onMoved: (status: CallStatus) => void) => void;
  stop: () => void;
}

/**
 * Begins to listen.
 *
 * @param onLost told when its end may have passed unheard
 */
export function watchTestCall(live: Pick<LiveEvents, "subscribe">, onLost: () => void): TestCallWatch {
  const heard = new Map<string, CallStatus>();
  let followed: { callId: string; onMoved: (status: CallStatus) => void } | undefined;
  const tell = (callId: string, status: CallStatus) => {
    if (callId !== followed?.callId) return;
    followed.onMoved(status);
    if (!isUnderWay({ status })) stop();
  };
  const stop = live.subscribe({
    onEvent(event) {
      if (event.type !== "welcomeCall.updated") return;
      heard.set(event.call.callId, event.call.status);
      tell(event.call.callId, event.call.status);
    },
    onGap() {
      stop();
      onLost();
    },
  });
  return {
    stop,
    follow(callId, onMoved) {
      followed = { callId, onMoved };
      const status = heard.get(callId);
      if (status !== undefined) tell(callId, status);
    },
  };
}
