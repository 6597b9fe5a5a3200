export { Progress, ProgressLine, type ProgressLineProps, type ProgressProps } from "./Progress.js";
