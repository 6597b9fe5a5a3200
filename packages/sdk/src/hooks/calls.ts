"use client";

import * as operations from "../generated/operations/calls.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/**
 * A page of calls. If `useLiveEvents` is mounted, calls are updated in place.
 *
 * @example
 * const { data, error, isLoading } = useListCalls({ query: { page: 0, statuses: ["COMPLETED"] } });
 */
export const useListCalls = readHook(operations.listCalls);

/** One call with its history, the waveform of its recording and the caller's feedback. */
export const useGetCall = readHook(operations.getCall);

/** The recording of a call as a file. It is fetched with the session's token, which an audio element could not send. */
export const useGetCallRecording = readHook(operations.getCallRecording);

/**
 * Start calls now or schedule them. Returns a result for each item.
 *
 * @example
 * const startCalls = useStartCalls();
 * const { items } = await startCalls.trigger({ body: { phoneBookIds: [id], type: "CALL_NOW" } });
 */
export const useStartCalls = actionHook(operations.startCalls, freshenedBy.startCalls);

/**
 * Returns what `startCalls` would do with the same body now: who would be called, who would wait and until when, and
 * which calls would be refused and why. Starts no calls.
 *
 * @example
 * const { totals } = await checkCalls.trigger({ body: { phoneBookIds } });
 */
export const useCheckCalls = actionHook(operations.checkCalls, freshenedBy.checkCalls);

/** Cancel calls that were not dialled yet. Returns a result for each call. */
export const useCancelCalls = actionHook(operations.cancelCalls, freshenedBy.cancelCalls);

/**
 * Cancel all waiting calls: those in `body.ids`, or else those that match the query.
 *
 * @example
 * const { cancelledCount, onTheLineCount } = await cancelWaitingCalls.trigger({ query: { phoneBookId } });
 */
export const useCancelWaitingCalls = actionHook(operations.cancelWaitingCalls, freshenedBy.cancelWaitingCalls);

/** Hang up calls in progress. Returns a result for each call. */
export const useHangUpCalls = actionHook(operations.hangUpCalls, freshenedBy.hangUpCalls);

/**
 * Set the answer of a call if the readers disagree or are wrong. Returns the call.
 *
 * @example
 * await setCallAnswer.trigger({ path: { id }, body: { answer: "POSITIVE" } });
 */
export const useSetCallAnswer = actionHook(operations.setCallAnswer, freshenedBy.setCallAnswer);

/**
 * Set the answer to one of the company's own questions, or remove it with `value: null`. Returns the call.
 *
 * @example
 * await setCallQuestionAnswer.trigger({ path: { id }, body: { question: 0, value: 400 } });
 */
export const useSetCallQuestionAnswer = actionHook(operations.setCallQuestionAnswer, freshenedBy.setCallQuestionAnswer);

/** Whether calls are paused, and how many wait. */
export const useGetCallPause = readHook(operations.getCallPause);

/** Stop dialling for a company, or as an admin for all companies. New calls wait. */
export const usePauseCalls = actionHook(operations.pauseCalls, freshenedBy.pauseCalls);

/** End a pause. */
export const useResumeCalls = actionHook(operations.resumeCalls, freshenedBy.resumeCalls);

/** Resume calls that are held because placing calls failed; for managers. */
export const useResetCallBreaker = actionHook(operations.resetCallBreaker, freshenedBy.resetCallBreaker);

/** Reschedule calls, or start them now. Returns a result for each call. */
export const useRescheduleCalls = actionHook(operations.rescheduleCalls, freshenedBy.rescheduleCalls);

/** Download calls as a workbook: those in `body.ids`, or else those that match the query. */
export const useExportCalls = actionHook(operations.exportCalls);

/** Make the free test call. */
export const useStartWelcomeCall = actionHook(operations.startWelcomeCall, freshenedBy.startWelcomeCall);

/** Make a free test call to oneself, one at a time. */
export const useStartTestCall = actionHook(operations.startTestCall, freshenedBy.startTestCall);

/**
 * One's own last test call of the past 24 hours; `testCall` is null when there was none.
 *
 * @example
 * const { data } = useGetLatestTestCall({}, { refreshInterval: isUnderWay ? 1_500 : 0 });
 */
export const useGetLatestTestCall = readHook(operations.getLatestTestCall);
