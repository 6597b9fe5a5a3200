import { defineMessages } from "../../i18n/index.js";
import { firstCallHistoryMessages } from "./callHistory.firstTexts.js";

/** All texts of the widget. The texts that it shares with other widgets are in `calls/` and `ui/`. */
export const callHistoryMessages = defineMessages(
  "callHistory",
  {
    ...firstCallHistoryMessages.texts,
    product: "Product",
    missing: "This call is no longer there.",
    started: "Started",
    answeredBy: "Answered by",
    waiting: "The recording and transcript appear here when the call ends.",
    description: "Description",
    sendFeedback: "Send feedback",

    callCount: { one: "{count} call", other: "{count} calls" },
    rescheduled: "Call was rescheduled.",
    rescheduleFailed: "The call could not be rescheduled.",
    rescheduleConflict: "The call can no longer be rescheduled: {status}",
    cancelled: "Call was cancelled.",
    cancelFailed: "The call could not be cancelled.",
    cancelConflict: "The call can no longer be cancelled: {status}",
    hangUpFailed: "The call could not be hung up.",
    hangUpConflict: "The call is not on the line: {status}",
    stopped: { one: "{count} call was cancelled.", other: "{count} calls were cancelled." },
    stoppedOnTheLine: { one: "{count} call on the line goes on.", other: "{count} calls on the line go on." },

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
