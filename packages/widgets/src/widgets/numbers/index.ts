export { Numbers, type NumbersMessages, type NumbersProps } from "./Numbers.js";
export type { NumbersEvent, NumberSort, NumbersView } from "./Numbers.types.js";
