import type { ReactNode } from "react";
import { createPortal } from "react-dom";

import { useIsInPage } from "../lib/useIsInPage.js";
import { ThemeRoot, type ThemeRootProps } from "../theme/index.js";
import { canBeOnTop, PlaceRoot } from "../ui/portal/index.js";

interface OverlaysProps {
  children: ReactNode;
  /** Where the overlays' own theme root stands. */
  target?: Element | undefined;
  /** The theme that overlays share with the widgets. */
  theme: Omit<ThemeRootProps, "children" | "className">;
}

/**
 * Sends every overlay of the children to the browser's top layer, out of reach of the host's ancestors and neighbours: beside
 * the children, so that a dialog of the host has both. A browser without a top layer shows overlays at the end of the body.
 */
export function Overlays({ children, target, theme }: OverlaysProps) {
  const put = (holder: ReactNode) => (
    <Elsewhere target={target} theme={theme}>
      {holder}
    </Elsewhere>
  );
  return (
    <PlaceRoot isPinned={target !== undefined} put={put}>
      {children}
    </PlaceRoot>
  );
}

/** A server draws the same tree as the browser that takes it over. Changes alone: around a page's own boundaries nothing does. */
function Elsewhere({ children, target, theme }: OverlaysProps) {
  const isInPage = useIsInPage();
  const place = isInPage ? (target ?? (canBeOnTop() ? undefined : document.body)) : undefined;
  return place ? createPortal(<ThemeRoot {...theme}>{children}</ThemeRoot>, place) : children;
}
