import { defineMessages } from "../../i18n/index.js";

export const transcriptMessages = defineMessages("transcript", {
  title: "Conversation",
  follow: "Follow",
  live: "Live",
  find: "Find in conversation",
  foundPlace: "{place} of {count}",
  nothingFound: "Not found",
  nextFound: "Next match",
  previousFound: "Previous match",
  playFrom: "Play from {time}",
  /** One line of the copied text. */
  line: "{speaker}: {text}",
  timedLine: "{time} {speaker}: {text}",
});
