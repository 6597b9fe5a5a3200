import { useCallback, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";

import { ThemeRoot, type ThemeRootProps } from "../theme/index.js";
import { PortalRoot } from "../ui/portal/index.js";

interface OverlaysProps {
  children: ReactNode;
  /** Where the overlays' own theme root stands. */
  target?: Element | undefined;
  /** The theme that overlays share with the widgets. */
  theme: Omit<ThemeRootProps, "children" | "className">;
}

/** Sends every overlay of the children to a theme root of its own, out of reach of the host's clipping ancestors. */
export function Overlays({ children, target, theme }: OverlaysProps) {
  const [container] = useState(makeElement);
  const place = useCallback((holder: HTMLElement | null) => container && holder?.append(container), [container]);
  // A server draws no overlays.
  if (!container) return <>{children}</>;
  return (
    <PortalRoot container={container}>
      {children}
      {createPortal(
        <ThemeRoot {...theme}>
          <div ref={place} data-cw-overlays="" />
        </ThemeRoot>,
        target ?? document.body,
      )}
    </PortalRoot>
  );
}

/** Made ahead of the first commit: an overlay that is open from the start must already have a place to go. */
function makeElement(): HTMLElement | undefined {
  return typeof document === "undefined" ? undefined : document.createElement("div");
}
