import { useListenToCall, useStreamCallSound } from "@callwright/sdk/hooks";
import { useEffect, useRef, useState } from "react";

import { useMessages } from "../../i18n/index.js";
import { useHost } from "../../lib/HostContext.js";
import { useToast } from "../../ui/toast/index.js";
import { stepInMessages } from "./stepIn.messages.js";
import type { StepInProps } from "./StepIn.js";

interface Options extends Pick<StepInProps, "callId" | "widget"> {
  isSpoken: boolean;
}

/** Listens to a call, from one press until the next, until the call ends, or until the person leaves it. */
export function useListening({ callId, widget, isSpoken }: Options) {
  const t = useMessages(stepInMessages);
  const toast = useToast();
  const { onEvent } = useHost();
  const listenToCall = useListenToCall();
  const openSound = useStreamCallSound();
  const [state, setState] = useState<"off" | "connecting" | "on">("off");
  const hearing = useRef<AbortController>(undefined);
  useEffect(() => {
    if (!isSpoken) hearing.current?.abort();
  }, [isSpoken]);
  useEffect(() => () => hearing.current?.abort(), []);

  const listen = async () => {
    const ending = new AbortController();
    hearing.current = ending;
    setState("connecting");
    try {
      // A browser plays audio only after a press.
      const { soundPlayer } = await import("./soundPlayer.js");
      const player = soundPlayer();
      try {
        await listenToCall.trigger({ path: { id: callId } });
        onEvent?.({ widget, type: "callSteppedIn", detail: { callId, ability: "LISTEN" } });
        await player.play(await openSound(callId, ending.signal), ending.signal, () => setState("on"));
      } finally {
        await player.close();
      }
    } catch (error) {
      if (!ending.signal.aborted) toast.failed(error, t.listenFailed);
    }
    setState("off");
  };
  return {
    state,
    toggle: () => (state === "off" ? void listen() : hearing.current?.abort()),
  };
}
