import type { ApiError } from "@callwright/sdk";
import type { StartedCall } from "@callwright/sdk/contract";
import { useMemo } from "react";

import { useCodedText, useMessages } from "../i18n/index.js";
import { statusMessages } from "../ui/status/index.js";
import { useToast } from "../ui/toast/index.js";
import { callProgressMessages, startCallsMessages } from "./call.messages.js";
import { describeStartedCalls } from "./describeStartedCalls.js";

/** Says how the starting of calls went. */
export interface CallingToast {
  started(calls: readonly StartedCall[]): void;
  failed(error: ApiError): void;
}

/**
 * `Calling...`, which the result replaces (A-CALL-10, A-CALL-11): what became of the calls, or why there are none.
 *
 * @example
 * const sayCalling = useCallingToast();
 * const toast = sayCalling(customer);
 * startCalls.trigger({ body }).then(({ items }) => toast.started(items), toast.failed);
 */
export function useCallingToast(): (body?: string) => CallingToast {
  const toast = useToast();
  const start = useMessages(startCallsMessages);
  const progress = useMessages(callProgressMessages);
  const status = useMessages(statusMessages);
  const reasonOf = useCodedText("callFailure");
  return useMemo(
    () => (body) => {
      const id = toast.loading(start.calling, { body });
      return {
        started(calls) {
          const { isFailure, text } = describeStartedCalls(calls, { start, progress, status, reasonOf });
          const [title = text, ...reasons] = text.split("\n");
          const options = { id, body: [body, ...reasons].filter(Boolean).join("\n") || undefined };
          if (isFailure) toast.error(title, options);
          else toast.success(title, options);
        },
        failed: (error) => {
          toast.failed(error, start.failed, { id, body });
        },
      };
    },
    [toast, start, progress, status, reasonOf],
  );
}
