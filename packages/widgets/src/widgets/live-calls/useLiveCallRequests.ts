import { useHangUpCalls, useSuppressNumbers } from "@callwright/sdk/hooks";

/**
 * The requests of a live call. They are here, and not with the code that uses them later, because bundlers split a page into more
 * files when later code has hooks of the SDK.
 */
export function useLiveCallRequests() {
  return { hangUpCalls: useHangUpCalls(), suppress: useSuppressNumbers() };
}

/** What {@link useLiveCallRequests} returns. */
export type LiveCallRequests = ReturnType<typeof useLiveCallRequests>;
