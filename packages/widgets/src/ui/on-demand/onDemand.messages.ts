import { defineMessages } from "../../i18n/index.js";

export const onDemandMessages = defineMessages("onDemand", {
  offline: "You are offline",
  offlineHint: "This opens when the network is back.",
  newVersion: "There is a new version",
  newVersionHint: "Reload the page to go on.",
  reload: "Reload",
});
