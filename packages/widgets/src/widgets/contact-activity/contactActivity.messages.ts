import { defineMessages } from "../../i18n/index.js";

/** The words of a contact's activity itself; those about calls are in `calls/` and `ui/`. */
export const contactActivityMessages = defineMessages(
  "contactActivity",
  {
    title: "Activity",
    empty: "No calls yet",
    forbidden: "You do not have access to the calls.",
    unreadable: "This number cannot be called. Write it with its country code, for example +47.",
    calling: "Calling",
    callable: "May be called now",
    withRealPhones: "With real phones: {verdict}",
    attemptsSoFar: {
      one: "{attempts} of {count} call that is allowed in {days} days",
      other: "{attempts} of {count} calls that are allowed in {days} days",
    },
    lastConversation: "Last conversation",
    timeInPlace: "{time} in {place}",
    timeline: "Calls and notes",
    conversation: "Conversation",
    /** The same to whoever listens, for there are several. */
    conversationAt: "Conversation, {time}",
    openCall: "Open call",
    openCallAt: "Open call, {time}",
    note: "Note",
    notesFailed: "The notes could not be read.",
    callabilityFailed: "Whether the person may be called could not be read.",
    showEarlier: "Show earlier",
    noEarlier: "What is earlier is in the call history.",
  },
  { tr: () => import("./contactActivity.messages.tr.js") },
);
