import { defineMessages } from "../../i18n/index.js";

export const fieldMessages = defineMessages("field", { optional: "optional" });
