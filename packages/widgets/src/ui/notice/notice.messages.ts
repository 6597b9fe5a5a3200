import { defineMessages } from "../../i18n/index.js";

export const noticeMessages = defineMessages("notice", {
  title: "Error",
  message: "Something went wrong. Please try again later.",
  retry: "Try Again",
});
