"use client";

import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/**
 * A page of calls. With `useLiveEvents` mounted somewhere, statuses change in place as the calls go on.
 *
 * @example
 * const { data, error, isLoading } = useListCalls({ query: { page: 0, statuses: ["COMPLETED"] } });
 */
export const useListCalls = readHook("listCalls");

/** One call with its course, its recording's shape and the caller's feedback. */
export const useGetCall = readHook("getCall");

/** The sound of a call as a file; fetched with the session, which an audio element's own request could not carry. */
export const useGetCallRecording = readHook("getCallRecording");

/**
 * Start calls now or schedule them; answers a result per item.
 *
 * @example
 * const startCalls = useStartCalls();
 * const { items } = await startCalls.trigger({ body: { phoneBookIds: [id], type: "CALL_NOW" } });
 */
export const useStartCalls = actionHook("startCalls");

/** Cancel calls that were not dialled yet; answers a result per call. */
export const useCancelCalls = actionHook("cancelCalls");

/**
 * Stop a campaign: cancel every call of `body.ids`, else those the query finds, that was not dialled yet.
 *
 * @example
 * const { cancelledCount, onTheLineCount } = await cancelWaitingCalls.trigger({ query: { phoneBookId } });
 */
export const useCancelWaitingCalls = actionHook("cancelWaitingCalls");

/** Hang up calls that are on the line; answers a result per call. */
export const useHangUpCalls = actionHook("hangUpCalls");

/** Whether calls are paused, and how many wait. */
export const useGetCallPause = readHook("getCallPause");

/** Stop dialling for a company, or as an admin for everybody. New calls wait. */
export const usePauseCalls = actionHook("pauseCalls");

/** Take a pause back. */
export const useResumeCalls = actionHook("resumeCalls");

/** Give scheduled calls another time, or make them now; answers a result per call. */
export const useRescheduleCalls = actionHook("rescheduleCalls");

/** Download calls as a workbook: those of `body.ids`, else those the query finds. */
export const useExportCalls = actionHook("exportCalls");

/** Make the free test call. */
export const useStartWelcomeCall = actionHook("startWelcomeCall");
