import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useInsertionEffect,
  useRef,
} from "react";

import { PlaceContext } from "./Place.js";

const NearContext = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

/** Overlays that open in the children stand beside them in the page's tree, so that a dialog of the page has both. */
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

/** For what is drawn only while an overlay is open: its place is on top before anything of it is measured or focused. */
export function useOnTop(isOpen = true): void {
  const place = useContext(PlaceContext);
  const near = useContext(NearContext);
  useInsertionEffect(() => (isOpen ? place?.hold(near?.current ?? null) : undefined), [place, near, isOpen]);
}
