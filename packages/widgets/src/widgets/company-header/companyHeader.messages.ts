import { defineMessages } from "../../i18n/index.js";

/** All texts of the widget. */
export const companyHeaderMessages = defineMessages(
  "companyHeader",
  {
    /** The accessible name of the tabs. */
    areas: "Company area",
    settings: "Settings",
    faq: "FAQ",
    plans: "Plans",
    usage: "Usage",
    numbers: "Numbers",
    doNotCall: "Do not call",
    developers: "Developers",
    more: "More",
    less: "Less",
    /** The headquarters' city and country. */
    place: "{city}, {country}",
  },
  { tr: () => import("./companyHeader.messages.tr.js") },
);
