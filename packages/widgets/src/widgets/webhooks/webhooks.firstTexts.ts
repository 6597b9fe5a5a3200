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

    editOf: "Edit {url}",
  },
  { tr: () => import("./webhooks.messages.tr.js") },
);
