import { defineMessages } from "../../i18n/index.js";

export const phoneFieldMessages = defineMessages("phoneField", { country: "Country code" });
