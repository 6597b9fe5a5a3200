"use client";

import { useCallback, useEffect, useSyncExternalStore } from "react";

import type { OperationId } from "../contract.js";
import { getProfile } from "../generated/operations/profile.js";
import { cacheOf } from "./cache.js";
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
  const read = client ? cacheOf(client).at(["getProfile", {}], () => client.call(getProfile)) : undefined;
  const allowed = useSyncExternalStore(
    read?.subscribe ?? nothing,
    () => read?.state.data?.allowedOperations,
    () => read?.first.data?.allowedOperations,
  );
  useEffect(() => read?.follow(), [read]);
  return useCallback((operation) => allowed?.includes(operation) ?? true, [allowed]);
}

const nothing = () => () => {};
