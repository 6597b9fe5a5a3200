import { defineMessages } from "../../i18n/index.js";

/** What is said of calls that are paused. */
export const callPauseMessages = defineMessages("callPause", {
  title: "Calls are paused",
  titleOfEverybody: "All calls are paused by the operator",
  waiting: {
    one: "{count} call waits. Nothing is dialled until somebody resumes.",
    other: "{count} calls wait. Nothing is dialled until somebody resumes.",
  },
  pausedBy: "Paused by {name}, {time}.",
  pausedAt: "Paused {time}.",
  resume: "Resume calls",
  pause: "Pause calls",
  pauseEverybody: "Pause everybody's calls",
  ask: "Pause calls?",
  askEverybody: "Pause the calls of all companies?",
  askBody: "No call is dialled until somebody resumes. New calls wait. Calls on the line go on.",
  keepCalling: "Keep calling",
  failed: "The calls could not be paused.",
  resumeFailed: "The calls could not be resumed.",
});
