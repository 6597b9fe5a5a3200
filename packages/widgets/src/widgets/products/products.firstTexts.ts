import { firstTexts } from "../../i18n/index.js";

/** The texts that the widget needs at first. `productsMessages` adds the others. */
export const firstProductsMessages = firstTexts(
  "products",
  {
    title: "Products",
    search: "Search products",
    name: "Name",
    hscode: "HS Code",
    lastUpdated: "Last Updated",
    catalogue: "Catalogue",
    catalogueWhy: "Shared by all companies. Only managers change it.",

    empty: "There are no products yet.",
    forbidden: "You do not have access to products.",
    missing: "This product is no longer there.",
    upgradePlan: "Please upgrade your plan",

    add: "Add New Product",
    editProduct: "Edit {name}",
    createNamed: "Create “{name}”",
    export: "Export",
    exportFailed: "Error during export.",
    delete: "Delete",
    selectionFailed: "The selected products could not be read.",
  },
  { tr: () => import("./products.messages.tr.js") },
);
