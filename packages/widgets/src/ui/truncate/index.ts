export { Truncate, type TruncateProps } from "./Truncate.js";
