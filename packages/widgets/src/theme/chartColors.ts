import { colorGroup } from "./colorGroup.styles.js";

/** The colours of charts, of recordings and of shares. */
export const chartColors = /* @__PURE__ */ colorGroup("charts", {
  "viz-answer-positive": ["#33a673", "#51bc89"],
  "viz-answer-neutral": ["#93aeca", "#7b95b0"],
  "viz-answer-negative": ["#d8444b", "#e3565a"],
  "viz-answer-machine": ["#7765b7", "#9483d8"],
  "viz-answer-none": ["#d4d0cd", "#4f4d4a"],
  "viz-status-completed": ["#349e99", "#4bb1ab"],
  "viz-status-queued": ["#c1bdb9", "#605d59"],
  "viz-status-failed": ["#d8444b", "#e3565a"],
  "viz-status-no-answer": ["#8a8580", "#8a8580"],
  "viz-status-cron": ["#9364ce", "#aa7fe4"],
  "viz-status-busy": ["#e28e3a", "#ec9845"],
  "viz-balance-line": ["#f15f03", "#ff8741"],
  "viz-balance-area": ["#ff6d1b", "#ff7a2a"],
  "viz-balance-negative": ["#d8444b", "#e85f61"],
  "viz-grid": ["#ebe9e6", "#262422"],
  "viz-axis": ["#6c6963", "#93908b"],
  "viz-speaker-assistant": ["#ff6d1b", "#ff7a2a"],
  "viz-speaker-contact": ["#3a3833", "#bfbdb9"],
});
