/** What is needed once a person acts on a call: one file, because it is wanted at the same moment. */
export { CallRowMenu } from "./CallRowMenu.js";
export { useCallAsks } from "./useCallAsks.js";
