import type { LiveListener } from "@callwright/sdk";
import type { CallStatus } from "@callwright/sdk/contract";
import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it, vi } from "vitest";

import { watchTestCall } from "./testCall.js";

const callId = fixtures.idOf("call", 0);

/** A watch with a fake source of live events. */
function begin() {
  const listeners = new Set<LiveListener>();
  const live = {
    subscribe: (listener: LiveListener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const onLost = vi.fn();
  const onMoved = vi.fn();
  const watch = watchTestCall(live, onLost);
  const push = (status: CallStatus, id = callId) => {
    for (const listener of listeners) listener.onEvent(fixtures.welcomeCallUpdated(status, id));
  };
  return { watch, onLost, onMoved, listeners, push };
}

describe("watching a test call", () => {
  it("misses nothing that happens before its id is known", () => {
    const { watch, onMoved, push } = begin();
    push("RINGING");
    watch.follow(callId, onMoved);
    push("IN_PROGRESS");
    expect(onMoved.mock.calls).toEqual([["RINGING"], ["IN_PROGRESS"]]);
  });

  it("is about this call, and over with it", () => {
    const { watch, onMoved, listeners, push } = begin();
    watch.follow(callId, onMoved);
    push("BUSY", fixtures.idOf("call", 1));
    expect(onMoved).not.toHaveBeenCalled();
    push("NO_ANSWER");
    expect(onMoved).toHaveBeenCalledExactlyOnceWith("NO_ANSWER");
    expect(listeners.size).toBe(0);
  });

  it("ends, and says so, when something may have passed unheard", () => {
    const { watch, onLost, onMoved, listeners } = begin();
    watch.follow(callId, onMoved);
    for (const listener of listeners) listener.onGap?.();
    expect(onLost).toHaveBeenCalledOnce();
    expect(listeners.size).toBe(0);
  });
});
