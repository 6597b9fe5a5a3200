// What a page does not need to read and show its data once; `whenTouched` loads it. These modules import nothing from those
// that every page begins with, because bundlers would make separate files of what both need.
export { formOf, readFile } from "./bodies.js";
export { createOnceOnly, wishOf } from "./onceOnly.js";
export { refusalIn } from "./refusal.js";
export { fetchFailure, tokenRefusal } from "./session/tokenRefusals.js";
