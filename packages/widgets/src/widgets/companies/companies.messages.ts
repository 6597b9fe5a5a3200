import { defineMessages } from "../../i18n/index.js";
import { firstCompaniesMessages } from "./companies.firstTexts.js";

/** The widget's own texts. The forms and the FAQ have texts of their own (`companies/`). */
export const companiesMessages = defineMessages(
  "companies",
  {
    ...firstCompaniesMessages.texts,

    createTitle: "Add New Company",
    detail: "Detail",
    deleteTitle: "Delete {name}",
    deleteBody:
      "Are you sure you want to delete the company? Its customers, its numbers and the recordings of its calls are deleted, too.",
    deleteManyTitle: { one: "Delete {count} company", other: "Delete {count} companies" },
    deleteManyBody: {
      one: "Are you sure you want to delete the company? Its customers, its numbers and the recordings of its calls are deleted, too.",
      other:
        "Are you sure you want to delete the companies? Their customers, their numbers and the recordings of their calls are deleted, too.",
    },
    goesCustomers: { one: "{count} customer is deleted.", other: "{count} customers are deleted." },
    goesCalls: { one: "{count} call that waits is cancelled.", other: "{count} calls that wait are cancelled." },
    goesBalance: "Its balance is {amount}. What happens to it is recorded with your name.",
    balanceFate: "What happens to the balance",
    paidOut: "It was paid out",
    writtenOff: "It is written off",
    staysBooks: "Payments and the list of calls are kept.",
    deleted: { one: "The company was deleted.", other: "The companies were deleted." },
    deleteFailed: "Failed to delete companies.",

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
  firstCompaniesMessages.translations,
);
