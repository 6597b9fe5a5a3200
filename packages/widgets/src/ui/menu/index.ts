export { Menu, type MenuAction, type MenuEntry, type MenuProps } from "./Menu.js";
