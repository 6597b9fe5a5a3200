import { defineMessages } from "../../i18n/index.js";

export const toastMessages = defineMessages("toast", { close: "Close message" });
