import { useContext, useEffect, useInsertionEffect } from "react";
import { runAfterTransition } from "react-aria/private/utils/runAfterTransition";

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
  useEffect(() => forgetRemoved, []);
}

/**
 * react-aria keeps each element that was removed while it moved, and with it the whole overlay, until something waits for
 * the end of all movements (adobe/react-spectrum#7326).
 */
const forgetRemoved = () => void runAfterTransition(nothing);
const nothing = () => {};
