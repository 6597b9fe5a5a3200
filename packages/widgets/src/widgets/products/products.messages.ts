import { defineMessages } from "../../i18n/index.js";
import { firstProductsMessages } from "./products.firstTexts.js";

/** Every text of the products. Texts of parts are in `ui/`. */
export const productsMessages = defineMessages(
  "products",
  {
    ...firstProductsMessages.texts,

    sector: "Sector",
    about: "About",

    edit: "Edit",
    editTitle: "Edit Product",
    create: "Create",
    save: "Save",
    cancel: "Cancel",
    noSector: "No sector",
    nameMissing: "Please enter a product name",
    nameShort: "Product name must be greater than 2 characters",
    nameLong: "Product name must be less than 100 characters",
    questions: "Questions of your own ({count})",
    questionShort: "Question {nth} needs 5 characters.",
    questionRepeated: "Question {nth} is asked already.",
    questionOptions: "Question {nth} needs 2 to 10 different choices of at most 60 characters.",
    created: "Create product is successfully",
    updated: "Update product is successfully",
    added: "Product added successfully",
    addFailed: "The product could not be added.",

    deleteTitle: "Delete {name}",
    deleteBody: "Are you sure you want to delete the product?",
    goesCustomers: { one: "{count} customer loses it.", other: "{count} customers lose it." },
    goesItems: {
      one: "{count} call center item cannot be called any more until it has another product.",
      other: "{count} call center items cannot be called any more until they have another product.",
    },
    deleteManyTitle: { one: "Delete {count} product", other: "Delete {count} products" },
    deleteManyBody: {
      one: "Are you sure you want to delete the product?",
      other: "Are you sure you want to delete the products?",
    },
    deleted: { one: "Product deleted successfully", other: "Products deleted successfully" },
    deleteFailed: "The product could not be deleted.",
    kept: {
      one: "{count} product of the catalogue was not deleted: only managers change the catalogue.",
      other: "{count} products of the catalogue were not deleted: only managers change the catalogue.",
    },
  },
  firstProductsMessages.translations,
);
