import { defineMessages } from "../../i18n/index.js";

export const recordingPlayerMessages = defineMessages("recordingPlayer", {
  label: "Recording",
  play: "Play",
  pause: "Pause",
  position: "Position",
  positionText: "{time} of {duration}",
  speed: "Speed",
  rate: "{rate}×",
  skipPauses: "Skip silence",
  copyLink: "Copy link to this second",
  linkCopied: "Link copied",
  copyFailed: "The link could not be copied.",
  download: "Download recording",
  failed: "The recording could not be loaded.",
  retry: "Try Again",
});
