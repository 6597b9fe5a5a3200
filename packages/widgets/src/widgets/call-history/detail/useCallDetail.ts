import type { ApiError } from "@callwright/sdk";
import type { CallDetail } from "@callwright/sdk/contract";
import { useApi, type useGetCall } from "@callwright/sdk/hooks";
import { useMemo } from "react";

import { isUnderWay } from "../../../calls/callRow.model.js";
import { toCallRow } from "../../../calls/toCallRow.js";
import { trackSteps } from "../../../calls/track/track.model.js";
import { toTurns } from "../../../calls/turns.model.js";
import type { CallDetailState, FeedbackDraft } from "../CallHistory.types.js";

/** The initial feedback on a call (A-FB-02, R-20). */
const untouched: FeedbackDraft = {
  evaluation: { effectiveness: 2, responses: 2, understanding: 2 },
  description: "",
};

/** A call as the list reads it, before the code that shows it has come. */
export type CallRead = Pick<ReturnType<typeof useGetCall>, "data" | "error" | "mutate">;

/** The detail of a call and its recording. */
export function useCallDetail({ data, error, mutate }: CallRead, cancelling: ReadonlySet<string>) {
  const client = useApi();
  const state = useMemo((): CallDetailState => {
    if (data) return toReady(data, cancelling);
    if (error) return failed(error, () => void mutate());
    return { status: "loading" };
  }, [data, error, mutate, cancelling]);

  return {
    state,
    /** Loads the recording with the authorisation of the session. */
    loadRecording: async (id: string): Promise<Blob> => {
      const { blob } = await client.call("getCallRecording", { path: { id } });
      return blob;
    },
  };
}

function failed(error: ApiError, retry: () => void): CallDetailState {
  if (error.status === 404) return { status: "missing" };
  return { status: "error", message: error.problem?.message, retry };
}

function toReady(detail: CallDetail, cancelling: ReadonlySet<string>): CallDetailState {
  const { timeline, recording, feedback, carrier, reading } = detail;
  const row = toCallRow(detail);
  const call = row.status === "CRON" && cancelling.has(row.id) ? { ...row, status: "CANCELLED" as const } : row;
  const wasHeard = detail.answeredAt !== null && call.status !== "CRON" && !isUnderWay(call);
  return {
    status: "ready",
    call,
    turns: toTurns(detail.conversation),
    recording: recording && { durationSeconds: recording.durationSeconds, peaks: recording.peaks },
    steps: trackSteps(call.status, timeline),
    carrier,
    reading,
    feedback: wasHeard ? { id: feedback?.id, initial: feedback ? draftOf(feedback) : untouched } : null,
  };
}

function draftOf({ evaluation, description }: NonNullable<CallDetail["feedback"]>): FeedbackDraft {
  return { evaluation, description };
}
