import { type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { UNSAFE_PortalProvider as PortalProvider } from "react-aria/PortalProvider";

import { useOnTop } from "./OverlaysNear.js";
import { Place, PlaceContext } from "./Place.js";

/** Props of {@link PortalRoot}. */
export interface PortalRootProps {
  children: ReactNode;
  /** Whether overlays go to the browser's top layer from here; else where the overlay around goes. @default false */
  isTop?: boolean;
  /** Whether overlays stay there for whatever widget opens them. @default false */
  isPinned?: boolean;
  /** Draws the holder of overlays, if not just beside the children. */
  put?: (holder: ReactNode) => ReactNode;
}

/**
 * Mounts every overlay opened inside it in one place: beside the children, so that overlays keep the theme they are
 * opened in and stay in the same shadow root. Dialogs nest one of their own, because everything outside an open
 * dialog is inert, and that includes an overlay that the dialog opens.
 */
export function PortalRoot({ children, isTop = false, isPinned = false, put }: PortalRootProps) {
  const around = useContext(PlaceContext);
  const [own] = useState(() => makePlace(isTop ? undefined : around));
  const getContainer = useCallback(() => own?.element ?? null, [own]);
  const place = useCallback(
    (holder: HTMLElement | null) => {
      if (holder) own?.settle(holder, isPinned);
    },
    [own, isPinned],
  );
  useOnTop(!isTop); // in an overlay it is drawn only while that is open

  // Its value is another one at each drawing, and to React 18 that is news for every boundary still to be hydrated.
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

/** Made ahead of the first commit: an overlay that is open from the start must already have a place to go. */
function makePlace(around: Place | undefined): Place | undefined {
  return typeof document === "undefined" ? undefined : new Place(around);
}
