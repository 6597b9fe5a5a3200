import { useSyncExternalStore } from "react";
import { useUNSAFE_PortalContext as usePortal } from "react-aria/PortalProvider";

/** Whether the place for overlays is in the document. It is not yet while the tree around it is drawn for the first time. */
export function useIsPlaced(): boolean {
  const { getContainer } = usePortal();
  return useSyncExternalStore(
    subscribe,
    () => getContainer?.()?.isConnected ?? true,
    () => false,
  );
}

/** React looks again after each commit, and a commit is what puts it there. */
const subscribe = () => () => undefined;
