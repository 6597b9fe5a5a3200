import { defineMessages } from "../../i18n/index.js";

/** The button's own texts. The texts that it shares with other widgets are in `calls/` and `ui/`. */
export const callButtonMessages = defineMessages(
  "callButton",
  {
    call: "Call",
    callAgain: "Call again",
    localTime: "{time} in {place}",
    about: "About",
    unknown: "This number is not in your call center.",
    add: "Add to call center",
    unreadable: "This number cannot be called. Write it with its country code, for example +47.",
    noMoney: "There is nothing left to call with.",
    addBalance: "Add balance",
    scheduledFor: "{time} in {place}",
    cancel: "Cancel call",
    cancelTitle: "Cancel the call to {contact}",
    cancelBody: "It will not be made.",
    keep: "Keep call",
    cancelFailed: "The call could not be cancelled.",
    cancelConflict: "The call can no longer be cancelled.",
    openCall: "Open call",
  },
  { tr: () => import("./callButton.messages.tr.js") },
);
