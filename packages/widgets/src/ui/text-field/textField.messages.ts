import { defineMessages } from "../../i18n/index.js";

export const textFieldMessages = defineMessages("textField", {
  showPassword: "Show password",
  hidePassword: "Hide password",
});
