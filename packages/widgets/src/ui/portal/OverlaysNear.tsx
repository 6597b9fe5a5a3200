import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from "react";

import { PlaceContext } from "./Place.js";

/** The holder next to the surrounding widget. */
export const NearContext = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

/**
 * Overlays that open in the children are next to them in the page's tree, so that a dialog of the page contains both.
 */
export function OverlaysNear({ children }: { children: ReactNode }) {
  const place = useContext(PlaceContext);
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => (holder.current ? place?.addHolder(holder.current) : undefined), [place]);
  return (
    <NearContext.Provider value={holder}>
      {children}
      <div ref={holder} data-cw-overlays="" />
    </NearContext.Provider>
  );
}
