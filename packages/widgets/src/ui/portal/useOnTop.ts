import { useContext, useInsertionEffect } from "react";

import { hold } from "./onTop.js";
import { NearContext } from "./OverlaysNear.js";
import { PlaceContext } from "./Place.js";

/** For what is drawn only while an overlay is open: its place is on top before anything of it is measured or focused. */
export function useOnTop(): void {
  const place = useContext(PlaceContext);
  const near = useContext(NearContext);
  useInsertionEffect(() => (place ? hold(place, near?.current ?? null) : undefined), [place, near]);
}
