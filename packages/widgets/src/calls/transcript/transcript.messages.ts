import { defineMessages } from "../../i18n/index.js";

export const transcriptMessages = defineMessages("transcript", {
  title: "Conversation",
  copy: "Copy",
  copied: "Copied",
  follow: "Follow",
  playFrom: "Play from {time}",
  /** One line of the copied text. */
  line: "{speaker}: {text}",
  timedLine: "{time} {speaker}: {text}",
});
