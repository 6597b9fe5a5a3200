import { defineMessages } from "../../i18n/index.js";

/** Every word of the company area's header. */
export const companyHeaderMessages = defineMessages(
  "companyHeader",
  {
    /** Of the tabs, for assistive technology. */
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
    /** City and country. */
    place: "{city}, {country}",
  },
  { tr: () => import("./companyHeader.messages.tr.js") },
);
