import { colorGroup } from "./colorGroup.styles.js";

/** On paper and on ink. */
export const failed = ["#dd3f3d", "#fc746b"] as const;

/** The colour of what failed, for parts that need no other colour of calls. `callColors` has it too. */
export const failedColor = /* @__PURE__ */ colorGroup("failed", { "status-failed": failed });
