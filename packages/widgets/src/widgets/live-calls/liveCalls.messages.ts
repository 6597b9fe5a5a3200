import { defineMessages } from "../../i18n/index.js";
import { firstLiveCallsMessages } from "./liveCalls.firstTexts.js";

/** Every text of the calls on the line. */
export const liveCallsMessages = defineMessages(
  "liveCalls",
  {
    ...firstLiveCallsMessages.texts,

    hangUp: "Hang up",
    hangUpBody: "The conversation ends at once. What was said until then is kept.",
    keepTalking: "Let it go on",
    hangUpFailed: "The call could not be hung up.",
    hangUpConflict: "The call is over already.",
    neverCall: "Never call again",
    neverCallReason: "Asked for during a call",
    neverCalled: "This number will not be called again",
    neverCalledBody: "Calls to it that waited were ended. The conversation goes on until somebody hangs up.",
    neverCallFailed: "The number could not be put on the do-not-call list.",

    detailTitle: "Call",
    previous: "Previous call",
    next: "Next call",
    more: "More for {contact}",
    reading: "Reading the call",
    missing: "This call is no longer there.",
    notYet: "The words appear here as they are spoken.",
    over: "The call is over.",
    openCall: "Open call",
  },
  firstLiveCallsMessages.translations,
);
