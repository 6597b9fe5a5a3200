/** What is needed once a person is near an item: one file, because it is wanted at the same moment. */
export { ItemSurfaces } from "./ItemSurfaces.js";
export { useItemWork } from "./useItemWork.js";
