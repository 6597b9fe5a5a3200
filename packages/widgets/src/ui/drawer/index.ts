export { Drawer, type DrawerNavigation, type DrawerProps } from "./Drawer.js";
