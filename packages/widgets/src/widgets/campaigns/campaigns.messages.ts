import { defineMessages } from "../../i18n/index.js";
import { firstCampaignsMessages } from "./campaigns.firstTexts.js";

/** All texts of the widget. */
export const campaignsMessages = defineMessages(
  "campaigns",
  {
    ...firstCampaignsMessages.texts,

    save: "Save",
    cancel: "Cancel",
    end: "End",
    previous: "Previous campaign",
    next: "Next campaign",
    waiting: "Waiting",
    calls: "Status of their last calls",
    time: "Time",
    held: "Waiting for an hour at which they may be called",

    editTitle: "Edit {name}",
    nameMissing: "Please name the campaign",
    nameLong: "The name must be at most 120 characters",
    paceLabel: "Calls per minute, at most",
    paceHint: "Leave it empty to call as fast as lines allow.",
    paceWrong: "Please enter a number from 1 to 600",
    endHint:
      "Calls that still wait then will not be made. A campaign with a pace ends after 30 days if you set no end.",
    endPast: "Please choose a time in the future",
    endMissing: "A campaign that has an end keeps one. Please choose a time.",

    rerunTitle: "Call again: {name}",
    rerunBody: {
      one: "{count} person was refused, not reached or not called. Each call passes the same checks as before.",
      other: "{count} people were refused, not reached or not called. Each call passes the same checks as before.",
    },
    rerunNobody: "Nobody of this campaign is left to be called again.",
    rerunName: "{name}, again",
    rerunStart: { one: "Call {count} person", other: "Call {count} people" },

    detailTitle: "Campaign",
    missing: "This campaign is no longer there.",
    reading: "Reading the campaign",
    more: "More for {name}",
    rerunOf: "Runs again",
    cost: "Cost so far",
    attempts: "Dialled",
    attemptCount: { one: "{count} time", other: "{count} times" },
    noEnd: "At the end of each call's day",
    people: "People",
    onTheLine: "On the line",
    notReached: "Not reached",
    refused: "Refused",
    answers: "Answers",
    overTime: "Calls over time",
    callsMade: "Calls made",
    answered: "Answered",
    callsAndAnswered: { one: "{count} call, {answered} answered", other: "{count} calls, {answered} answered" },
    heldFrom: "from {time}",
    failedReasons: "Why calls failed",
    refusedReasons: "Why people were refused",
    showCallsOf: { one: "{label}: show {count} call", other: "{label}: show {count} calls" },
  },
  firstCampaignsMessages.translations,
);
