import { defineMessages } from "../../i18n/index.js";

/** Every word of the guided tour. */
export const tourMessages = defineMessages(
  "tour",
  {
    title: "User guide",
    stepOf: "{step} of {total}",
    next: "Next",
    back: "Back",
    finish: "Finish",
    skip: "Skip tour",
    step1: "Everybody you want to sell to is in Potential Customers. Open it.",
    step2: "Click on the button to create a new potential customer.",
    step3: "Say who they are, where they are, and which products they may want.",
    step4: "Add the person to call, with a phone number. Then create the customer.",
    step5: "Calls are prepared in the Call Center. Open it.",
    step6: "Click on the button to create a new call center.",
    step7: "Choose the product, the customer and the contact. Then create the item.",
    step8: "Everything is ready. Open the call.",
    step9: "Call Now calls at once, and you can watch how it goes.",
    done: "You know the way now. The user guide is always at the top.",
  },
  { tr: () => import("./tour.messages.tr.js") },
);
