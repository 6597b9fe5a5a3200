import { defineMessages } from "../../i18n/index.js";
import { firstCallHistoryMessages } from "./callHistory.firstTexts.js";

/** Every text of the call history. Texts it shares with other widgets are in `calls/` and `ui/`. */
export const callHistoryMessages = defineMessages(
  "callHistory",
  {
    ...firstCallHistoryMessages.texts,

    detailTitle: "Call",
    previousCall: "Previous call",
    nextCall: "Next call",
    scheduledFor: "Scheduled for",
    ended: "Ended",
    numberUsed: "Number used",
    carrier: "Carrier",
    carrierCost: "Carrier's cost",
    charged: "Charged",
    margin: "Margin",
    costUnknown: "Not known yet",
    simulator: "Simulator",
    conversationTitle: "Conversation",
    waitingForWords: "The conversation appears here as it is spoken, and the recording when the call ends.",
    noConversation: "There is no conversation to read.",

    feedbackTitle: "How was this call?",
    rateCall: "Rate call",
    addDescription: "Add description",
    effectiveness: "Effectiveness",
    responses: "Responses",
    understanding: "Understanding",
    updateFeedback: "Update feedback",
  },
  firstCallHistoryMessages.translations,
);
