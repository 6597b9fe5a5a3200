export { PortalRoot } from "./PortalRoot.js";
export { PlaceRoot } from "./PlaceRoot.js";
export { OverlaysNear } from "./OverlaysNear.js";
export { useOnTop } from "./useOnTop.js";
export { canBeOnTop } from "./Place.js";
export { isOnTopOf } from "./onTop.js";
export { type Layer, onLayer } from "./layers.js";
export { useIsPlaced } from "./useIsPlaced.js";
export { OwnOverlays } from "./OwnOverlays.js";
