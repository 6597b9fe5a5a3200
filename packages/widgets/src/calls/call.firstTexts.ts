import { firstTexts } from "../i18n/index.js";

/** The texts that say how a call stands. */
export const firstCallMessages = firstTexts("call", {
  localTime: "{time} in {timeZone}",
  /** Shown while the person may not be called at their local time. */
  waitsUntil: "Waits until {time} in {place}",
  waitsUntilBecause: "Waits until {time} in {place}. {reason}",
  dayAndTime: "{day}, {time}",
  attempt: "Attempt {attempt} of {attempts}",
  attemptShort: "{attempt} of {attempts}",
});
