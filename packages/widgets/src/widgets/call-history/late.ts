/** What is needed once a person is near a call: one file, because it is wanted at the same moment. */
export { CallDetailDrawer } from "./detail/CallDetailDrawer.js";
export { CallRowMenu } from "./CallRowMenu.js";
export { useCallAsks } from "./useCallAsks.js";
