import { firstTexts } from "../../i18n/index.js";

/** The texts that the widget needs at first. `callHistoryMessages` adds the others. */
export const firstCallHistoryMessages = firstTexts(
  "callHistory",
  {
    title: "My Calls",
    titleOfManager: "All Calls",
    titleOfItem: "Call History",
    search: "Search calls",
    /** Shown for a choice whose name is not known yet. */
    chosen: "1 chosen",

    status: "Status",
    answer: "Answer",
    result: "Result",
    score: "Score",
    /** In the narrow list, which has no column header. */
    scoreOf: "Score {score}",
    customer: "Customer",
    contact: "Contact",
    number: "Number",
    start: "Start",
    created: "Created",
    seller: "Seller",
    campaign: "Campaign",
    language: "Language",
    said: "Said",

    sortNewest: "Created, newest first",
    sortOldest: "Created, oldest first",
    sortLatestStart: "Start, latest first",
    sortLongest: "Longest first",
    sortBestScore: "Best score first",
    sortCustomer: "Customer, A to Z",

    empty: "You currently have no phone calls. Let's make one now!",
    openCallCenter: "Open Call Center",
    forbidden: "You do not have access to calls.",

    play: "Play the recording of the call to {contact}",
    conversation: "Conversation with {contact}",
    cancel: "Cancel call",
    hangUpTitle: "Hang up on {contact}",
    call: "Call",
    upgradePlan: "Please upgrade your plan",

    export: "Export",
    exportFailed: "Error during export.",
    callSelected: "Call selected",
    selectionFailed: "The selected calls could not be read.",
    nothingToCall: "The call center items of these calls were deleted",

    stop: "Stop calls",
  },
  { tr: () => import("./callHistory.messages.tr.js") },
);
