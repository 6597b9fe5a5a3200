import { defineMessages } from "../../i18n/index.js";

export const chipMessages = defineMessages("chip", {
  more: { one: "{label}: show {count} more", other: "{label}: show {count} more" },
  moreOf: {
    one: "{label} of {owner}: show {count} more",
    other: "{label} of {owner}: show {count} more",
  },
  renameTag: "Rename tag {title}",
  deleteTag: "Delete tag {title}",
  tagName: "Name of tag {title}",
});
