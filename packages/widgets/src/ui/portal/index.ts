export { PortalRoot, type PortalRootProps } from "./PortalRoot.js";
export { type Layer, onLayer } from "./layers.js";
export { useIsPlaced } from "./useIsPlaced.js";
export { OwnOverlays } from "./OwnOverlays.js";
