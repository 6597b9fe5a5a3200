// The entry point for Next.js.
export { createCallwrightStyles, type CallwrightStylesProps } from "../styled/createCallwrightStyles.js";
export type { CollectOptions } from "../styled/index.js";
