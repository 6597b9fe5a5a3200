export { LateMenuPanel } from "./lazy.js";
export { Menu, type MenuProps } from "./Menu.js";
export type { MenuAction, MenuEntry } from "./Menu.types.js";
