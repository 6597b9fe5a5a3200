// The colours and shadows of the two schemes. A key becomes the custom property `--cw-<key>` on every theme root.
// Components use these names only; which pairs must pass which contrast is written in `pairs.ts` and tested.
// Every name is written once, for every page fetches them.

type OnPaperAndInk = readonly [paper: string, ink: string];
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
const red = [
  ["#dd3f3d", "#fc746b"],
  ["#a42928", "#ffa89f"],
  ["#ffefec", "#331c19"],
  ["#fbc7c1", "#5a312e"],
] as const;
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

const colors = {
  bg: ["#f9f8f5", "#0f0e0c"],
  surface: ["#ffffff", "#161513"],
  "surface-sunken": ["#fcfbfa", "#12110f"],
  "surface-raised": ["#ffffff", "#1e1c1a"],
  "surface-hover": ["#f7f6f4", "#1c1b18"],
  "surface-active": ["#f0efec", "#252321"],
  "surface-inverse": ["#1e1c19", "#eeedea"],
  "surface-inverse-hover": ["#393631", "#d9d7d4"],
  text: ["#1e1c19", "#eeedea"],
  "text-muted": ["#5d5a55", "#aca9a4"],
  "text-subtle": ["#6c6963", "#93908b"],
  "text-disabled": ["#a19e99", "#5e5c57"],
  "text-inverse": ["#fcfbfa", "#151411"],
  "text-inverse-muted": ["#b9b7b3", "#4f4d48"],
  "border-subtle": ["#eeedea", "#22201e"],
  border: ["#e3e2de", "#2c2b28"],
  "border-strong": ["#cbc9c5", "#413f3c"],
  "control-outline": ["#8a8782", "#706d67"],
  accent: ["#ff6d1b", "#ff7a2a"],
  "accent-hover": ["#f15f03", "#ff9250"],
  "accent-active": ["#de5405", "#ef6c22"],
  "accent-contrast": ["#241207", "#241207"],
  "accent-text": ["#af4103", "#fda66b"],
  "accent-text-hover": ["#943501", "#ffbe8d"],
  "accent-soft": ["#fff6ef", "#261b14"],
  "accent-soft-hover": ["#ffede0", "#392215"],
  "accent-border": ["#ffc097", "#743b1e"],
  "focus-ring": ["#e25500", "#fd893e"],
  danger: ["#cc262a", "#ca3134"],
  "danger-hover": ["#ba1e23", "#b9292d"],
  "danger-contrast": ["#ffffff", "#ffffff"],
  "danger-text": ["#a42928", "#ffa89f"],
  "danger-soft": ["#ffefec", "#331c19"],
  "danger-border": ["#fbc7c1", "#5a312e"],
  success: ["#208046", "#65ba7f"],
  "success-contrast": ["#ffffff", "#0b1a0f"],
  "success-text": ["#186f3b", "#98d3a7"],
  "success-soft": ["#e8f7ec", "#16281b"],
  "success-border": ["#bbe1c4", "#264730"],
  warning: ["#f0b135", "#f3ba44"],
  "warning-contrast": ["#2a1c07", "#2a1c07"],
  "warning-text": ["#805200", "#ecc573"],
  "warning-soft": ["#fef5e1", "#2f2411"],
  "warning-border": ["#eed49f", "#59441f"],
  info: ["#0c72cb", "#60a9f8"],
  "info-contrast": ["#ffffff", "#0c1723"],
  "info-text": ["#145ea4", "#95c7ff"],
  "info-soft": ["#ebf4ff", "#152435"],
  "info-border": ["#bad9fd", "#26405d"],
  skeleton: ["#eeedea", "#1f1e1b"],
  "skeleton-shine": ["#f7f6f3", "#292725"],
  highlight: ["#fde7a2", "#58450d"],
  "surface-selected": ["#fef6ee", "#271d15"],
  "surface-selected-hover": ["#fef1e6", "#322116"],
  scrim: ["rgba(28, 25, 21, .20)", "rgba(0, 0, 0, .52)"],
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
};

/** A colour token's name, without the `--cw-` prefix. */
export type ColorName = keyof typeof colors;

/** Every colour of one scheme, as values a canvas or a chart can use. */
export type Colors = Readonly<Record<ColorName, string>>;

/** Colours on paper. */
export const light = colorsOn(0);

/** Colours on ink. */
export const dark = colorsOn(1);

/** Depth on paper. */
export const lightShadows = {
  "shadow-0": "none",
  "shadow-1": "0 1px 0 rgba(28,25,21,.04), 0 1px 2px rgba(28,25,21,.05)",
  "shadow-2": "0 0 0 1px rgba(28,25,21,.07), 0 4px 12px -2px rgba(28,25,21,.10), 0 12px 32px -8px rgba(28,25,21,.14)",
  "shadow-3": "0 0 0 1px rgba(28,25,21,.06), 0 16px 48px -8px rgba(28,25,21,.22), 0 32px 80px -20px rgba(28,25,21,.24)",
  "shadow-drawer": "-1px 0 0 rgba(28,25,21,.08), -16px 0 48px -12px rgba(28,25,21,.18)",
} as const;

/** A shadow token's name. */
export type ShadowName = keyof typeof lightShadows;

/** Every shadow of one scheme. */
export type Shadows = Readonly<Record<ShadowName, string>>;

/** Depth on ink: the ring is lighter than the surface, the shadow deeper. */
export const darkShadows: Shadows = {
  "shadow-0": "none",
  "shadow-1": "0 1px 2px rgba(0,0,0,.4)",
  "shadow-2": "0 0 0 1px rgba(255,245,235,.09), 0 4px 12px -2px rgba(0,0,0,.5), 0 12px 32px -8px rgba(0,0,0,.55)",
  "shadow-3": "0 0 0 1px rgba(255,245,235,.09), 0 24px 64px -8px rgba(0,0,0,.7)",
  "shadow-drawer": "-1px 0 0 rgba(255,245,235,.09), -16px 0 56px -8px rgba(0,0,0,.6)",
};

/** What says the same, a status or an answer, by its mark, its text, its ground and its edge. */
function tone<Name extends string>(name: Name, [mark, text, soft, border]: Tone) {
  return { [name]: mark, [`${name}-text`]: text, [`${name}-soft`]: soft, [`${name}-border`]: border } as Record<
    Name | `${Name}-${"text" | "soft" | "border"}`,
    OnPaperAndInk
  >;
}

function colorsOn(scheme: 0 | 1): Colors {
  return Object.fromEntries(Object.entries(colors).map(([name, both]) => [name, both[scheme]])) as Colors;
}
