export { Menu, preloadMenu, type MenuProps } from "./Menu.js";
export type { MenuAction, MenuEntry } from "./Menu.types.js";
