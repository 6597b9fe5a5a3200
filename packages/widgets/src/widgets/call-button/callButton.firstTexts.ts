import { firstTexts } from "../../i18n/index.js";

/** The texts of the button and of what is shown beside it. The texts that it shares with other widgets are in `calls/` and `ui/`. */
export const firstCallButtonMessages = firstTexts(
  "callButton",
  {
    call: "Call",
    localTime: "{time} in {place}",
    unknown: "This number is not in your call center.",
    add: "Add to call center",
    unreadable: "This number cannot be called. Write it with its country code, for example +47.",
    noMoney: "There is nothing left to call with.",
    addBalance: "Add balance",
    scheduledFor: "{time} in {place}",
    cancel: "Cancel call",
    openCall: "Open call",
  },
  { tr: () => import("./callButton.messages.tr.js") },
);
