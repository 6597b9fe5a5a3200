/** What is needed once a person acts on an item: one file, because it is wanted at the same moment. */
export { ItemRowMenu } from "./ItemRowMenu.js";
export { useItemWork } from "./useItemWork.js";
