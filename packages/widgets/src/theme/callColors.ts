import { colorGroup } from "./colorGroup.styles.js";
import { failed } from "./failedColor.js";
import type { OnPaperAndInk } from "./inScheme.js";

type Tone = readonly [mark: OnPaperAndInk, text: OnPaperAndInk, soft: OnPaperAndInk, border: OnPaperAndInk];

const purple = [
  ["#9560d5", "#b68cf2"],
  ["#6d449f", "#cfb2fd"],
  ["#f5f0ff", "#261f32"],
  ["#ddcdf8", "#443759"],
] as const;
const grey = [
  ["#898581", "#8f8b88"],
  ["#595653", "#c5c2bf"],
  ["#f3f3f2", "#242322"],
  ["#d7d5d3", "#3f3e3d"],
] as const;
const blue = [
  ["#2582dc", "#60a9f8"],
  ["#145ea4", "#95c7ff"],
  ["#ebf4ff", "#152435"],
  ["#bad9fd", "#26405d"],
] as const;
const green = [
  ["#2a9754", "#65ba7f"],
  ["#186f3b", "#98d3a7"],
  ["#e8f7ec", "#16281b"],
  ["#bbe1c4", "#264730"],
] as const;
const red = [failed, ["#a42928", "#ffa89f"], ["#ffefec", "#331c19"], ["#fbc7c1", "#5a312e"]] as const;
const teal = [
  ["#02948c", "#59b7af"],
  ["#006c66", "#91d1ca"],
  ["#e7f7f5", "#132725"],
  ["#b8dfdb", "#224642"],
] as const;
const orange = [
  ["#d37517", "#e08f4c"],
  ["#8b4900", "#f1b486"],
  ["#fff0e5", "#311e10"],
  ["#f5cdb0", "#56361c"],
] as const;
const slate = [
  ["#7289a1", "#87a1bd"],
  ["#42576e", "#b4c6db"],
  ["#eef3f9", "#1d242c"],
  ["#cdd9e6", "#384553"],
] as const;
const violet = [
  ["#7d70ce", "#a198ec"],
  ["#5b5099", "#bfbaf8"],
  ["#f2f1ff", "#222033"],
  ["#d3d1fa", "#3d3a5a"],
] as const;

/** The colours of what calls are and what came of them. */
export const callColors = /* @__PURE__ */ colorGroup("calls", {
  ...tone("status-cron", purple),
  ...tone("status-queued", grey),
  ...tone("status-ringing", blue),
  ...tone("status-in-progress", green),
  ...tone("status-cancelled", red),
  ...tone("status-completed", teal),
  ...tone("status-busy", orange),
  ...tone("status-no-answer", grey),
  ...tone("status-failed", red),
  ...tone("answer-positive", green),
  ...tone("answer-neutral", slate),
  ...tone("answer-negative", red),
  ...tone("answer-answering-machine", violet),
  ...tone("answer-no-call", grey),
  ...tone("answer-in-progress", blue),
});

/** What says the same, a status or an answer, by its mark, its text, its ground and its edge. */
function tone<Name extends string>(name: Name, [mark, text, soft, border]: Tone) {
  return { [name]: mark, [`${name}-text`]: text, [`${name}-soft`]: soft, [`${name}-border`]: border } as Record<
    Name | `${Name}-${"text" | "soft" | "border"}`,
    OnPaperAndInk
  >;
}
