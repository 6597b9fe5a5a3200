import { defineMessages } from "../../i18n/index.js";

export const copyButtonMessages = defineMessages("copyButton", {
  copy: "Copy",
  copied: "Copied",
  copyFailed: "Your browser did not copy it. Select the text and copy it yourself.",
});
