import type { CallwrightClient } from "@callwright/sdk";
import { useEffect, useMemo, useSyncExternalStore } from "react";

import type { Expiry } from "../lib/HostContext.js";
import { useEvent } from "../lib/useEvent.js";

const nothing = () => () => undefined;

/** What the widgets need to know of a session that has expired; undefined while it has not. Tells the host when it has. */
export function useExpiry(
  client: CallwrightClient | undefined,
  onSessionExpired: (() => void) | undefined,
): Expiry | undefined {
  const session = client?.session;
  const expiry = session?.expiry;
  const tell = useEvent(() => onSessionExpired?.());
  useEffect(() => session?.onSessionEnded(tell), [session, tell]);
  const isExpired = useSyncExternalStore(
    expiry?.onChanged ?? nothing,
    () => expiry?.isExpired ?? false,
    () => false,
  );
  return useMemo(() => (isExpired && expiry ? { retry: expiry.retry } : undefined), [isExpired, expiry]);
}
