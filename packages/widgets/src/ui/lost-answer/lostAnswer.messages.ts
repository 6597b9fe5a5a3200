import { defineMessages } from "../../i18n/index.js";

/** What is said of a write whose answer was lost, or that was not even sent, wherever it was asked for. */
export const lostAnswerMessages = defineMessages("lostAnswer", {
  title: "No answer came from the server.",
  once: "It may have been done all the same. If you try the same again, it is done only once.",
  unknown: "It may have been done all the same. Look whether it was done before you try again.",
  unsentTitle: "You are offline.",
  unsent: "Nothing was sent, so nothing was done. Try again once you are back online.",
});
