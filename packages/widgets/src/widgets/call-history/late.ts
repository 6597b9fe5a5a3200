/** What is needed once a person is near a call: one file, because it is wanted at the same moment. */
export { CallSurfaces } from "./CallSurfaces.js";
export { useCallAsks } from "./useCallAsks.js";
export { RowPlayer } from "./detail/RowPlayer.js";
