import { defineMessages } from "../../i18n/index.js";
import { firstCallButtonMessages } from "./callButton.firstTexts.js";

/** All texts of the button, with those of what a press opens. */
export const callButtonMessages = defineMessages(
  "callButton",
  {
    ...firstCallButtonMessages.texts,

    callAgain: "Call again",
    about: "About",
    cancelTitle: "Cancel the call to {contact}",
    cancelBody: "It will not be made.",
    keep: "Keep call",
    cancelFailed: "The call could not be cancelled.",
    cancelConflict: "The call can no longer be cancelled.",
  },
  firstCallButtonMessages.translations,
);
