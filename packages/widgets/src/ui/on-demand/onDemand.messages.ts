import { defineMessages } from "../../i18n/index.js";

export const onDemandMessages = defineMessages("onDemand", {
  offline: "You are offline",
  offlineHint: "This opens when the network is back.",
  offlineForm: "What you wrote is kept. Try again when the network is back.",
  newVersion: "There is a new version",
  stuck: "This could not be loaded",
  reloadHint: "Reload the page to go on.",
  reload: "Reload",
});
