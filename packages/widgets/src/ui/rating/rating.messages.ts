import { defineMessages } from "../../i18n/index.js";

export const ratingMessages = defineMessages("rating", {
  value: { one: "{count} star", other: "{count} stars" },
});
