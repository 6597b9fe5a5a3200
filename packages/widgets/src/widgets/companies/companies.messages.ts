import { defineMessages } from "../../i18n/index.js";

/** What the list of companies says; its forms and the FAQ have words of their own (`companies/`). */
export const companiesMessages = defineMessages(
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
    createTitle: "Add New Company",
    export: "Export",
    exportFailed: "Error during export.",
    detail: "Detail",
    detailOf: "Detail of {name}",
    delete: "Delete",
    deleteTitle: "Delete {name}",
    deleteBody:
      "Are you sure you want to delete the company? Its customers and numbers go with it, and recordings of its calls.",
    deleteManyTitle: { one: "Delete {count} company", other: "Delete {count} companies" },
    deleteManyBody: {
      one: "Are you sure you want to delete the company? Its customers and numbers go with it, and recordings of its calls.",
      other:
        "Are you sure you want to delete the companies? Their customers and numbers go with them, and recordings of their calls.",
    },
    goesCustomers: { one: "{count} customer is deleted.", other: "{count} customers are deleted." },
    goesCalls: { one: "{count} call that waits is cancelled.", other: "{count} calls that wait are cancelled." },
    goesBalance: "{amount} of its balance is left. What becomes of it stands in the ledger with your name.",
    balanceFate: "What becomes of the balance",
    paidOut: "It was paid out",
    writtenOff: "It is written off",
    staysBooks: "Payments and the list of calls stay in the books.",
    deleted: { one: "The company was deleted.", other: "The companies were deleted." },
    deleteFailed: "Failed to delete companies.",
    selectionFailed: "The selected companies could not be read.",

    more: "More",
    developers: "API keys and webhooks",
    detailTitle: "Company Detail",
    tabs: "Company",
    previousCompany: "Previous company",
    nextCompany: "Next company",
    missing: "This company is no longer there.",
    companyInfo: "Company Info",
    updated: "Company updated successfully",

    users: "Users",
    email: "Email",
    role: "Role",
    noUsers: "No users found for this company.",

    potentialCustomers: "Potential Customers",
    products: "Products",
    contacts: "Contacts",
    noCustomers: "No potential customers found for this company.",

    faq: "FAQ",
  },
  { tr: () => import("./companies.messages.tr.js") },
);
