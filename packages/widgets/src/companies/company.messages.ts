import { defineMessages } from "../i18n/index.js";

/** What the forms about a seller company say, wherever they stand. */
export const companyMessages = defineMessages("company", {
  name: "Company name",
  website: "Website",
  country: "Country",
  city: "City",
  countryFirst: "Choose a country first",
  products: "Products",
  currency: "Currency",
  about: "About",
  aboutHelp: "The assistant introduces the company with these words.",
  create: "Create",
  save: "Save",
  cancel: "Cancel",

  nameMissing: "Company name is required",
  websiteMissing: "Company website is required",
  countryMissing: "Country is required",
  productsMissing: "At least one product is required",
  created: "Company created successfully",
  createFailed: "Failed to create company.",
  productAdded: "Product added successfully",
  productFailed: "The product could not be added.",
});
