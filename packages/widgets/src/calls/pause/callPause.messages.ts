import { defineMessages } from "../../i18n/index.js";
import { firstCallPauseMessages } from "./callPause.firstTexts.js";

/** The texts about paused calls. */
export const callPauseMessages = defineMessages("callPause", {
  ...firstCallPauseMessages.texts,
  title: "Calls are paused",
  titleOfEverybody: "All calls are paused by the operator",
  waiting: {
    one: "{count} call waits. Nothing is dialled until somebody resumes.",
    other: "{count} calls wait. Nothing is dialled until somebody resumes.",
  },
  pausedBy: "Paused by {name}, {time}.",
  pausedAt: "Paused {time}.",
  resume: "Resume calls",
  ask: "Pause calls?",
  askEverybody: "Pause the calls of all companies?",
  askBody: "No call is dialled until somebody resumes. New calls wait. Calls on the line go on.",
  keepCalling: "Keep calling",
  failed: "The calls could not be paused.",
  resumeFailed: "The calls could not be resumed.",
  held: "Your calls cannot be placed at the moment",
  heldByCompany: "The calls of {company} cannot be placed at the moment",
  heldByNumber: "Calls from {number} cannot be placed at the moment",
  heldByCarrier: "The carrier cannot place calls at the moment",
  heldWaiting: {
    one: "{count} call waits, and is not lost.",
    other: "{count} calls wait, and none is lost.",
  },
  triedAt: "The next one is tried at {time}.",
  goOn: "Try again now",
  goOnFailed: "The calls could not be tried again.",
});
