import type { ApiError } from "@callwright/sdk";
import type { Language, TestCall } from "@callwright/sdk/contract";
import { useGetLatestTestCall, useStartTestCall } from "@callwright/sdk/hooks";
import { useState } from "react";

import { useTimes, type Messages } from "../../../i18n/index.js";
import { useClock } from "../../../lib/clock.js";
import type { companySettingsMessages } from "../companySettings.messages.js";
import { askAgainAfter } from "./testCall.model.js";

/** The state of the user's last test call. */
export type TestCallState =
  | { status: "loading" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | {
      status: "ready";
      /** Null if there was none in the past day. */
      testCall: TestCall | null;
      /** Rejects with the reason if there is no call. */
      callMe: (wish: { phoneNumber: string; language: Language }) => Promise<void>;
    };

/** Makes test calls, and follows the last one until its end. */
export function useTestCall(t: Messages<typeof companySettingsMessages>): TestCallState {
  const clock = useClock();
  const formats = useTimes();
  const [refreshInterval, setRefreshInterval] = useState(0);
  const { data, error, mutate } = useGetLatestTestCall({}, { refreshInterval });
  const start = useStartTestCall();
  const wanted = askAgainAfter(data?.testCall, clock.now());
  if (wanted !== refreshInterval) setRefreshInterval(wanted);
  if (!data)
    return error ? { status: "error", message: error.message, retry: () => void mutate() } : { status: "loading" };
  return {
    status: "ready",
    testCall: data.testCall,
    async callMe(body) {
      try {
        await start.trigger({ body });
      } catch (failure) {
        const refusal = failure as ApiError;
        if (refusal.status !== 429 || refusal.retryAfterSeconds === undefined) throw refusal;
        const again = new Date(clock.now() + refusal.retryAfterSeconds * 1000);
        throw refusal.saying(t.testTooMany({ time: formats.date(again.toISOString(), "call", clock.timeZone) }));
      }
    },
  };
}
