import { defineMessages } from "../../i18n/index.js";

/** Every word of the dashboard. */
export const dashboardMessages = defineMessages(
  "dashboard",
  {
    title: "Dashboard",
    startCall: "Start a call",
    highlights: "At a glance",

    potentialCustomers: "Potential customers",
    viewAll: "View all",
    viewAllCustomers: "View all potential customers",
    calls: "Calls",
    completed: "Completed",
    completedOf: "{count} of {total}",
    positive: "Positive answers",
    positiveOf: "{count} of {total} answered",
    /** Stands for a share of nothing. */
    none: "-",

    answers: "Call answers",
    answer: "Answer",
    statuses: "Call statuses",
    status: "Status",
    count: "Calls",
    share: "Share",
    /** Below the number in the middle of the ring. */
    unit: { one: "call", other: "calls" },
    slice: "{label}: {count} ({share})",

    /** All statuses that have no bar of their own. */
    otherStatuses: "Other",
    /** How many calls have a status. */
    statusCount: "{label}: {count}",

    gettingStarted: "Getting started",
    dismissGettingStarted: "Dismiss getting started",
    freeMinutes: {
      one: "You have {count} free minute to call with.",
      other: "You have {count} free minutes to call with.",
    },
    stepDone: "Done",
    stepCustomer: "Add somebody you want to sell to",
    stepContact: "Add the person to call, with a phone number",
    stepItem: "Choose the product to talk about",
    stepCall: "Make the first call",
    stepResult: "See what came of it",
    leadCustomer: "Add a customer",
    leadContact: "Add a contact",
    leadItem: "Add to the Call Center",
    leadCall: "Call",
    leadResult: "My Calls",

    recent: "Recent calls",
    myCalls: "My Calls",
    allCalls: "All Calls",
    recentEmpty: "You currently have no phone calls. Let's make one now!",
    recentEmptyOfManager: "There are no phone calls yet.",
    scheduled: "Scheduled",
    scheduledCount: { one: "{count} scheduled call", other: "{count} scheduled calls" },
    scheduledEmpty: "No calls are scheduled.",

    forbidden: "You do not have access to the dashboard.",
  },
  { tr: () => import("./dashboard.messages.tr.js") },
);
