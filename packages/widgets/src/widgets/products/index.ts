export { Products, type ProductsMessages, type ProductsProps } from "./Products.js";
export type { ProductsEvent, ProductsView } from "./Products.types.js";
