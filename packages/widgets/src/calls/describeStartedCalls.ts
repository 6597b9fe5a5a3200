import type { CallFailureReason, CallStatus, StartedCall } from "@callwright/sdk/contract";

import type { Messages } from "../i18n/index.js";
import { callStatuses, type statusMessages } from "../ui/status/index.js";
import type { callProgressMessages } from "./callProgress.messages.js";
import type { startCallsMessages } from "./startCalls.messages.js";

/** The texts that {@link describeStartedCalls} chooses from. */
export interface StartedCallsTexts {
  start: Messages<typeof startCallsMessages>;
  progress: Messages<typeof callProgressMessages>;
  status: Messages<typeof statusMessages>;
  /** Why a call was refused. */
  reasonOf: (refusal: CallFailureReason) => string;
}

/** The text of a toast after calls were started. */
export interface StartedCallsSummary {
  isFailure: boolean;
  text: string;
}

/**
 * Describes the results of started or scheduled calls. One call is described by its status or the reason of its refusal
 * (A-CALLMSG-01 to 10), calls that were all scheduled by a sentence (A-CALL-12, A-CALL-13), and otherwise several calls
 * by a count per status (A-CALLMSG-11), with the reasons of the refused ones.
 */
export function describeStartedCalls(started: readonly StartedCall[], texts: StartedCallsTexts): StartedCallsSummary {
  const isFailure = started.every(({ refusal }) => refusal !== null);
  const [only, ...others] = started;
  if (only && started.every(({ status }) => status === "CRON")) {
    return { isFailure, text: others.length === 0 ? texts.start.scheduledOne : texts.start.scheduledMany };
  }
  if (only && others.length === 0)
    return { isFailure, text: only.refusal ? texts.reasonOf(only.refusal) : progressText(only.status, texts) };
  const counts = callStatuses
    .map((status) => ({ status, count: started.filter((call) => call.status === status).length }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => texts.start.statusCount({ label: texts.status[status], count }));
  const reasons = new Set(started.flatMap(({ refusal }) => (refusal ? texts.reasonOf(refusal) : [])));
  return { isFailure, text: [counts.join(", "), ...reasons].join("\n") };
}

/** The text about the state of a call; the status of a newer server may be unknown. */
export function progressText(status: CallStatus, { progress }: Pick<StartedCallsTexts, "progress">): string {
  return progress[status] ?? progress.unknown;
}
