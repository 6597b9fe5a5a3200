import { type ReactNode, useCallback, useState } from "react";
import { UNSAFE_PortalProvider as PortalProvider } from "react-aria/PortalProvider";

/** Props of {@link PortalRoot}. */
export interface PortalRootProps {
  children: ReactNode;
  /** Where overlays go instead of beside the children, e.g. an element that stands directly in the host's body. */
  container?: HTMLElement | undefined;
}

/**
 * Mounts every overlay opened inside it in one place: beside the children, so that overlays keep the theme they are
 * opened in and stay in the same shadow root. Dialogs nest one of their own, because everything outside an open
 * dialog is inert, and that includes an overlay that the dialog opens.
 */
export function PortalRoot({ children, container }: PortalRootProps) {
  const [own] = useState(makeElement);
  const target = container ?? own;
  const getContainer = useCallback(() => target, [target]);
  const place = useCallback(
    (holder: HTMLElement | null) => {
      if (holder && own) holder.append(own);
    },
    [own],
  );

  return (
    <PortalProvider getContainer={getContainer}>
      {children}
      {container === undefined && <div ref={place} data-cw-overlays="" />}
    </PortalProvider>
  );
}

/** Made ahead of the first commit: an overlay that is open from the start must already have a place to go. */
function makeElement(): HTMLElement | null {
  return typeof document === "undefined" ? null : document.createElement("div");
}
