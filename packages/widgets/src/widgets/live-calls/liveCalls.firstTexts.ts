import { firstTexts } from "../../i18n/index.js";

/** The texts that the widget needs at first. `liveCallsMessages` adds the others. */
export const firstLiveCallsMessages = firstTexts(
  "liveCalls",
  {
    title: "Live calls",
    contact: "Contact",
    status: "Status",
    words: "Last words",
    company: "Company",
    ringing: "The phone rings",
    listening: "Nobody has spoken yet",
    empty: "Nobody is on the phone at the moment. Calls appear here as soon as they ring.",
    forbidden: "You do not have access to calls.",
    openCallCenter: "Open Call Center",
    hangUpOn: "Hang up on {contact}",
  },
  { tr: () => import("./liveCalls.messages.tr.js") },
);
