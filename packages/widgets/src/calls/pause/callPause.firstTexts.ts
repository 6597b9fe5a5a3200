import { firstTexts } from "../../i18n/index.js";

/** The names of the actions that pause calls. `callPauseMessages` adds the other texts. */
export const firstCallPauseMessages = firstTexts("callPause", {
  pause: "Pause calls",
  pauseEverybody: "Pause everybody's calls",
});
