import { colorGroup } from "./colorGroup.styles.js";

/** The colours that a company gives its tags. */
export const tagColors = /* @__PURE__ */ colorGroup("tags", {
  "tag-blue-soft": ["#deefff", "#152c3f"],
  "tag-blue-text": ["#21547b", "#a2d0f9"],
  "tag-blue-border": ["#bce0ff", "#254560"],
  "tag-teal-soft": ["#d3f5f2", "#06312f"],
  "tag-teal-text": ["#015c59", "#90dbd5"],
  "tag-teal-border": ["#ade8e3", "#0e4c49"],
  "tag-pink-soft": ["#ffe5f0", "#3b212d"],
  "tag-pink-text": ["#723b56", "#f1b7d1"],
  "tag-pink-border": ["#fbcbe0", "#5a3547"],
  "tag-yellow-soft": ["#f5edd3", "#32290d"],
  "tag-yellow-text": ["#614e06", "#dcca92"],
  "tag-yellow-border": ["#e9daae", "#4e4119"],
});
