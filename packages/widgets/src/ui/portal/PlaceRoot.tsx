import { type ReactNode, useCallback, useMemo, useState } from "react";
import { UNSAFE_PortalProvider as PortalProvider } from "react-aria/PortalProvider";

import { Place, PlaceContext } from "./Place.js";

interface PlaceRootProps {
  children: ReactNode;
  /** The container of the surrounding overlay; without one, overlays go to the browser's top layer from here. */
  around?: Place | undefined;
  /** Whether overlays stay there, whatever widget opens them. @default false */
  isPinned?: boolean;
  /** Renders the holder of overlays, if it is not directly next to the children. */
  put?: (holder: ReactNode) => ReactNode;
}

/**
 * Mounts every overlay that is opened inside it in one container: next to the children, so that overlays keep the theme
 * and the shadow root.
 */
export function PlaceRoot({ children, around, isPinned = false, put }: PlaceRootProps) {
  const [own] = useState(() => makePlace(around));
  const getContainer = useCallback(() => own?.element ?? null, [own]);
  const place = useCallback(
    (holder: HTMLElement | null) => {
      if (holder) own?.settle(holder, isPinned);
    },
    [own, isPinned],
  );

  // Its value changes with each render, which React 18 treats as a change for every boundary that is not hydrated yet.
  const content = useMemo(
    () => <PortalProvider getContainer={getContainer}>{children}</PortalProvider>,
    [children, getContainer],
  );
  const holder = <div ref={place} data-cw-overlays="" />;
  return (
    <PlaceContext.Provider value={own}>
      {content}
      {put ? put(holder) : holder}
    </PlaceContext.Provider>
  );
}

/** Created before the first commit, because an overlay that is open from the start needs its container. */
function makePlace(around: Place | undefined): Place | undefined {
  return typeof document === "undefined" ? undefined : new Place(around);
}
