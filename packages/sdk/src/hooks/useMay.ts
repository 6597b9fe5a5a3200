"use client";

import { useCallback } from "react";
import useSWR from "swr";

import type { CurrentUser, OperationId } from "../contract.js";
import { useApiIfAny } from "./CallwrightApiProvider.js";

/**
 * Whether the session may call an operation, according to its profile. It reads nothing itself: until the profile has
 * been read, and for people who signed in, every operation is allowed, and the server makes the final decision.
 *
 * @example
 * const may = useMay();
 * return may("startCalls") && <CallButton />;
 */
export function useMay(): (operation: OperationId) => boolean {
  const client = useApiIfAny();
  const { data } = useSWR<CurrentUser>(
    client && ["getProfile", {}],
    () => client?.call("getProfile") as Promise<CurrentUser>,
    onlyWhatIsKnown,
  );
  const allowed = data?.allowedOperations;
  return useCallback((operation) => allowed?.includes(operation) ?? true, [allowed]);
}

const onlyWhatIsKnown = {
  revalidateOnMount: false,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};
