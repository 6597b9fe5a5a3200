import { firstTexts } from "../../i18n/index.js";

/** What a page begins with of these texts. */
export const firstWebhooksMessages = firstTexts(
  "webhooks",
  {
    title: "Webhooks",
    create: "Add endpoint",
    docs: "Read the documentation",

    url: "Address",
    company: "Company",
    events: "Events",
    state: "Status",
    lastDelivery: "Last delivery",
    time: "Time",
    on: "On",
    paused: "Paused",
    gone: "Stopped",
    silent: "No answer",
    silentWhy:
      "Its server did not answer several times in a row, so messages to it wait and are tried again after a while. Once it is back, try it now.",
    tryNow: "Try now",

    "call.status": "Call status",
    "call.completed": "Call completed",
    "call.read": "Call read",
    "recording.ready": "Recording ready",
    "balance.low": "Balance low",

    DELIVERED: "Delivered",
    PENDING: "Waiting",
    FAILED: "Failed",
    /** A status with what the server answered: `Failed (503)`. */
    answered: "{status} ({code})",

    empty:
      "An endpoint is an address of your own server that is told what happens, such as a call that is over. Messages are signed, tried again for a day and a half, and listed here.",
    forbidden: "You do not have access to webhooks.",

    open: "Deliveries",
    editOf: "Edit {url}",
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
  },
  { tr: () => import("./webhooks.messages.tr.js") },
);
