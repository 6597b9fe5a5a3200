import { useSyncExternalStore } from "react";
import { useUNSAFE_PortalContext as usePortal } from "react-aria/PortalProvider";

/** Whether the container for overlays is in the document. It is not during the first render of the tree around it. */
export function useIsPlaced(): boolean {
  const { getContainer } = usePortal();
  return useSyncExternalStore(
    subscribe,
    () => getContainer?.()?.isConnected ?? true,
    () => false,
  );
}

/** React checks again after each commit, and a commit inserts it. */
const subscribe = () => () => undefined;
