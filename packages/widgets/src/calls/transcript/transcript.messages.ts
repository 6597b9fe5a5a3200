import { defineMessages } from "../../i18n/index.js";

export const transcriptMessages = defineMessages("transcript", {
  title: "Conversation",
  copy: "Copy",
  copied: "Copied",
  follow: "Follow",
  live: "Live",
  playFrom: "Play from {time}",
  /** One line of the copied text. */
  line: "{speaker}: {text}",
  timedLine: "{time} {speaker}: {text}",
});
