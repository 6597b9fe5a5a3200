import { firstTexts } from "../../i18n/index.js";

/** What a page begins with of these texts. */
export const firstPotentialCustomersMessages = firstTexts(
  "potentialCustomers",
  {
    title: "Potential Customers",
    search: "Search customers",
    tag: "Tag",
    /** Stands for a choice whose name is not known yet. */
    chosen: "1 chosen",

    name: "Name",
    country: "Country",
    products: "Products",
    tags: "Tags",
    timeZone: "Time Zone",
    lastUpdated: "Last Updated",
    noContacts: "No Contacts",
    noContactsWhy: "Please create a new contact before making a call.",

    empty: "There are no potential customers yet.",
    forbidden: "You do not have access to potential customers.",
    upgradePlan: "Please upgrade your plan",

    create: "Create",
    import: "Import",
    export: "Export",
    exportFailed: "Error during export.",
    edit: "Edit",
    editCustomer: "Edit {name}",
    delete: "Delete",
    selectionFailed: "The selected customers could not be read.",
    syncContacts: "Sync Contacts",
    attach: "Attach",
  },
  { tr: () => import("./potentialCustomers.messages.tr.js") },
);
