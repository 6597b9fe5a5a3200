import { defineMessages } from "../../i18n/index.js";

export const selectMessages = defineMessages("select", { placeholder: "Choose" });
