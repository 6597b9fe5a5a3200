/** What is needed once a person is near an item: one file, because it is wanted at the same moment. */
export { CallPopover } from "./CallPopover.js";
export { ItemDrawer } from "./detail/ItemDrawer.js";
export { ItemRowMenu } from "./ItemRowMenu.js";
export { useItemWork } from "./useItemWork.js";
