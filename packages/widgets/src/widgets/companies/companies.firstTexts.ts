import { firstTexts } from "../../i18n/index.js";

/** The texts that the widget needs at first. `companiesMessages` adds the others. */
export const firstCompaniesMessages = firstTexts(
  "companies",
  {
    title: "Companies",
    search: "Search companies",
    name: "Name",
    website: "Website",
    country: "Country",
    city: "City",
    currency: "Currency",
    lastUpdated: "Last Updated",
    unknown: "-",

    empty: "There is no seller company",
    forbidden: "You do not have access to companies.",

    create: "Create",
    export: "Export",
    exportFailed: "Error during export.",
    detailOf: "Detail of {name}",
    delete: "Delete",
    selectionFailed: "The selected companies could not be read.",
  },
  { tr: () => import("./companies.messages.tr.js") },
);
