import { defineMessages } from "../../i18n/index.js";

export const buttonMessages = defineMessages("button", { busy: "In progress" });
