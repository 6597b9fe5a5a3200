import { firstTexts } from "../../i18n/index.js";

/** The texts that the widget needs at first. `campaignsMessages` adds the others. */
export const firstCampaignsMessages = firstTexts(
  "campaigns",
  {
    title: "Campaigns",
    search: "Search by name",
    name: "Name",
    status: "Status",
    progress: "Progress",
    reached: "Reached",
    pace: "Pace",
    company: "Company",
    createdBy: "Started by",
    createdAt: "Started",
    sortNewest: "Started, newest first",
    sortOldest: "Started, oldest first",
    sortName: "Name, A to Z",
    none: "-",

    RUNNING: "Running",
    PAUSED: "Paused",
    STOPPED: "Stopped",
    COMPLETED: "Completed",

    doneOf: "{done} of {total}",
    progressOf: "Progress of {name}",
    paceOf: { one: "{count} call a minute", other: "{count} calls a minute" },
    noPace: "As fast as lines allow",
    empty: "There are no campaigns yet. When you start calls to several contacts at once, they become a campaign.",
    forbidden: "You do not have access to campaigns.",
    openCallCenter: "Open Call Center",

    pauseOf: "Pause {name}",
    resumeOf: "Resume {name}",
  },
  { tr: () => import("./campaigns.messages.tr.js") },
);
