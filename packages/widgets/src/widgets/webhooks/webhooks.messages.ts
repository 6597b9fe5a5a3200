import { defineMessages } from "../../i18n/index.js";
import { firstWebhooksMessages } from "./webhooks.firstTexts.js";

/** Every text of the webhooks. What they share with API keys is in `companies/developers/`. */
export const webhooksMessages = defineMessages(
  "webhooks",
  {
    ...firstWebhooksMessages.texts,

    createTitle: "Add endpoint",
    urlHint: "Where messages are posted, over https.",
    description: "Description",
    descriptionPlaceholder: "e.g. contact pages of our CRM",
    enabled: "Send messages",
    urlMissing: "Please enter an address",
    urlWrong: "This is not a web address. It begins with “https://”.",
    urlInsecure: "The address must begin with https://; http:// is for localhost only.",
    urlPassword: "An address must not carry a name or password.",
    eventsMissing: "Please choose at least one event",
    cancel: "Cancel",
    save: "Save",
    createSubmit: "Add",

    createdTitle: "Endpoint added",

    logTitle: "Deliveries",
    goneWhy: "Its server answered 410 Gone, so nothing is sent to it any more. Resume it to try again.",
    pausedWhy: "It is paused: nothing is sent to it.",
    show: "Show",
    all: "All",
    undelivered: "Not delivered",
    event: "Event",
    status: "Status",
    attempts: "Attempts",
    attemptCount: { one: "{count} attempt", other: "{count} attempts" },
    nextTry: "Next try",
    nextTryAt: "Next try {time}",
    noDeliveries: "Nothing has been sent to this endpoint yet.",
    allDelivered: "Everything was delivered.",
    noAccessToLog: "You do not have access to these deliveries.",
    messageId: "Message id",
    lastError: "Last attempt",
    payload: "Message",
    copyPayload: "Copy",
    copied: "Copied",
    resend: "Resend",
    resendOf: "Resend {event}",
    aboutToBeSent: "It is about to be sent.",
    switchOnFirst: "Resume the endpoint first.",
    resendFailed: "The message could not be sent again.",
  },
  firstWebhooksMessages.translations,
);
