/** What is needed once a person acts on a product: one file, because it is wanted at the same moment. */
export { ProductEntries } from "./menuActions.js";
export { useProductWork } from "./useProductWork.js";
