export { PortalRoot, type PortalRootProps } from "./PortalRoot.js";
export { OverlaysNear, useOnTop } from "./OverlaysNear.js";
export { canBeOnTop, isOnTopOf } from "./Place.js";
export { type Layer, onLayer } from "./layers.js";
export { useIsPlaced } from "./useIsPlaced.js";
export { OwnOverlays } from "./OwnOverlays.js";
