import { defineMessages } from "../../i18n/index.js";

export const widgetRootMessages = defineMessages("widgetRoot", {
  sessionEnded: "Your session has ended.",
  sessionEndedHint: "What you have written is still here.",
});
