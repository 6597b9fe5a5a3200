"use client";

import * as operations from "../generated/operations.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/**
 * A page of calls. With `useLiveEvents` mounted somewhere, statuses change in place as the calls go on.
 *
 * @example
 * const { data, error, isLoading } = useListCalls({ query: { page: 0, statuses: ["COMPLETED"] } });
 */
export const useListCalls = readHook(operations.listCalls);

/** One call with its course, its recording's shape and the caller's feedback. */
export const useGetCall = readHook(operations.getCall);

/** The sound of a call as a file; fetched with the session, which an audio element's own request could not carry. */
export const useGetCallRecording = readHook(operations.getCallRecording);

/**
 * Start calls now or schedule them; answers a result per item.
 *
 * @example
 * const startCalls = useStartCalls();
 * const { items } = await startCalls.trigger({ body: { phoneBookIds: [id], type: "CALL_NOW" } });
 */
export const useStartCalls = actionHook(operations.startCalls, freshenedBy.startCalls);

/**
 * What `startCalls` would make of the same body now: whom it calls, who waits until when, who is refused and why. Places nothing.
 *
 * @example
 * const { totals } = await checkCalls.trigger({ body: { phoneBookIds } });
 */
export const useCheckCalls = actionHook(operations.checkCalls, freshenedBy.checkCalls);

/** Cancel calls that were not dialled yet; answers a result per call. */
export const useCancelCalls = actionHook(operations.cancelCalls, freshenedBy.cancelCalls);

/**
 * Stop a campaign: cancel every call of `body.ids`, else those the query finds, that was not dialled yet.
 *
 * @example
 * const { cancelledCount, onTheLineCount } = await cancelWaitingCalls.trigger({ query: { phoneBookId } });
 */
export const useCancelWaitingCalls = actionHook(operations.cancelWaitingCalls, freshenedBy.cancelWaitingCalls);

/** Hang up calls that are on the line; answers a result per call. */
export const useHangUpCalls = actionHook(operations.hangUpCalls, freshenedBy.hangUpCalls);

/**
 * Say what a call came to, where its readers disagree or are wrong; answers the call.
 *
 * @example
 * await setCallAnswer.trigger({ path: { id }, body: { answer: "POSITIVE" } });
 */
export const useSetCallAnswer = actionHook(operations.setCallAnswer, freshenedBy.setCallAnswer);

/**
 * Say what the answer to one of the company's own questions is, or take that back with `value: null`; answers the call.
 *
 * @example
 * await setCallQuestionAnswer.trigger({ path: { id }, body: { question: 0, value: 400 } });
 */
export const useSetCallQuestionAnswer = actionHook(operations.setCallQuestionAnswer, freshenedBy.setCallQuestionAnswer);

/** Whether calls are paused, and how many wait. */
export const useGetCallPause = readHook(operations.getCallPause);

/** Stop dialling for a company, or as an admin for everybody. New calls wait. */
export const usePauseCalls = actionHook(operations.pauseCalls, freshenedBy.pauseCalls);

/** Take a pause back. */
export const useResumeCalls = actionHook(operations.resumeCalls, freshenedBy.resumeCalls);

/** Let calls go on that are held because placing them failed; for managers. */
export const useResetCallBreaker = actionHook(operations.resetCallBreaker, freshenedBy.resetCallBreaker);

/** Give scheduled calls another time, or make them now; answers a result per call. */
export const useRescheduleCalls = actionHook(operations.rescheduleCalls, freshenedBy.rescheduleCalls);

/** Download calls as a workbook: those of `body.ids`, else those the query finds. */
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
