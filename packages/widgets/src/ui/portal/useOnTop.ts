import { useContext, useInsertionEffect } from "react";

import { hold } from "./onTop.js";
import { NearContext } from "./OverlaysNear.js";
import { PlaceContext } from "./Place.js";

/**
 * For components that are rendered only while an overlay is open: its container is on top before anything in it is
 * measured or focused.
 */
export function useOnTop(): void {
  const place = useContext(PlaceContext);
  const near = useContext(NearContext);
  useInsertionEffect(() => (place ? hold(place, near?.current ?? null) : undefined), [place, near]);
}
