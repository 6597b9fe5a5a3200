import { defineMessages } from "../i18n/index.js";

/** The texts about starting and scheduling calls. */
export const startCallsMessages = defineMessages("startCalls", {
  calling: "Calling...",
  scheduledOne: "Call successfully scheduled",
  scheduledMany: "Calls successfully scheduled",
  /** One entry of the message that lists several calls; entries are joined by commas. */
  statusCount: "{label}: {count}",
  failed: "Unexpected error occured",
  openCall: "Open call",
  openCampaign: "Open campaign",
  wasDeleted: "The call center item of this call was deleted",
});
