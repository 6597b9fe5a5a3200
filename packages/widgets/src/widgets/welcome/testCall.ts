import type { LiveEvents } from "@callwright/sdk";
import type { CallStatus } from "@callwright/sdk/contract";

import { isUnderWay } from "../../calls/callRow.model.js";

/** Follows the progress of a test call. It subscribes before the call is requested, so that no event is missed. */
export interface TestCallWatch {
  /**
   * Reports the status of the call with this id: the one that has already arrived, and each later one until the end.
   */
  follow: (callId: string, onMoved: (status: CallStatus) => void) => void;
  stop: () => void;
}

/**
 * Subscribes to the live events of test calls.
 *
 * @param onLost called if events may have been missed, so that the end of the call is unknown
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
