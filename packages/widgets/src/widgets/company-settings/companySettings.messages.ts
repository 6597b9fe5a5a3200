import { defineMessages } from "../../i18n/index.js";

/** What the company settings say; the names of the fields are the forms' own (`companies/company.messages.ts`). */
export const companySettingsMessages = defineMessages(
  "companySettings",
  {
    title: "Company settings",
    usd: "US dollar",
    try: "Turkish lira",
    currencyHelp: "For your information. All amounts here are in US dollars.",

    nameMissing: "Name is required!",
    websiteMissing: "Website is required!",
    countryMissing: "Country is required!",
    currencyMissing: "Currency is required!",
    saved: "Your company info updated successfully.",
  },
  { tr: () => import("./companySettings.messages.tr.js") },
);
