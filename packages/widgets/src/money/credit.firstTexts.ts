import { firstTexts } from "../i18n/index.js";

/** What a page begins with that only says how much there is to call with. */
export const firstCreditMessages = firstTexts("money", {
  /** How long one can call for what is there. */
  minutesOfCalls: { one: "About {count} minute of calls", other: "About {count} minutes of calls" },
  /** The same where there is less room. */
  minutes: { one: "About {count} minute", other: "About {count} minutes" },
  addBalance: "Add balance",
});
