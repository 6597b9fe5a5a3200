export { Progress, type ProgressProps } from "./Progress.js";
export { ProgressLine, type ProgressLineProps } from "./ProgressLine.js";
