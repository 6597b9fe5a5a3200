/** What compiled styles (tooling/styles) do at run time: name the classes, and put their rules where they are needed. */
export { collectStyles, type CollectedStyles, type CollectOptions } from "./collectStyles.js";
export { css, keyframes, part } from "./part.js";
export { StyleScope } from "./StyleScope.js";
export { useMadeClass } from "./useMadeClass.js";
export { sheetOf, writeRules } from "./writeRules.js";
