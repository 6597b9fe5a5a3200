import { defineMessages } from "../../i18n/index.js";

export const changedMeanwhileMessages = defineMessages("changedMeanwhile", {
  changedBy: "{name} changed this · {time}",
  changed: "This was changed · {time}",
  nothingLost: "What you wrote is still here. Nothing was saved yet.",
  theirs: "Theirs",
  mine: "Yours",
  empty: "Empty",
  yes: "On",
  no: "Off",
  takenOver: "Also changed, and already in this form: {fields}",
  keepMine: "Keep mine",
  takeTheirs: "Take theirs",
});
