export { Drawer, type DrawerNavigation, type DrawerProps } from "./Drawer.js";
export { DrawerFooter, type DrawerFooterProps } from "./DrawerFooter.js";
