import { defineMessages } from "../../i18n/index.js";
import { firstWebhooksMessages } from "./webhooks.firstTexts.js";

/** Every text of the webhooks. What they share with API keys is in `companies/developers/`. */
export const webhooksMessages = defineMessages(
  "webhooks",
  {
    ...firstWebhooksMessages.texts,

    silentWhy:
      "Its server did not answer several times in a row, so messages to it wait and are tried again after a while. Once it is back, try it now.",
    tryNow: "Try now",

    open: "Deliveries",
    edit: "Edit",
    pause: "Pause",
    resume: "Resume",
    rotate: "Rotate secret",
    delete: "Delete",
    more: "More",
    saved: "Endpoint saved",
    pausedDone: "Endpoint paused",
    resumedDone: "Endpoint resumed",
    saveFailed: "The endpoint could not be changed.",
    rotatedTitle: "New secret",
    secretNote:
      "Your server checks with it that messages are ours. Copy it to where it keeps its secrets: it cannot be shown again, only rotated.",
    rotateTitle: "Rotate the secret of {host}",
    rotateBody:
      "You get a new secret. For a day messages are signed with the old one too, so that you can change over without losing any.",
    rotateFailed: "The secret could not be rotated.",
    deleteTitle: "Delete {host}",
    deleteBody: "Nothing is sent to it any more. Its log, and messages that still wait, go with it.",
    deleted: "Endpoint deleted",
    deleteFailed: "The endpoint could not be deleted.",

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
    resend: "Resend",
    resendOf: "Resend {event}",
    aboutToBeSent: "It is about to be sent.",
    switchOnFirst: "Resume the endpoint first.",
    resendFailed: "The message could not be sent again.",
  },
  firstWebhooksMessages.translations,
);
