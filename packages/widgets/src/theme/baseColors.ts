// The colours and shadows that every page needs, in both schemes. A key becomes the custom property `--cw-<key>` on every theme
// root. Components use these names only; which pairs must pass which contrast is written in `pairs.ts` and tested. What only some
// parts use is in a group that comes with them (`colorGroup.styles.ts`).
import { inScheme } from "./inScheme.js";

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
} as const;

/** A colour that every theme root declares, without the `--cw-` prefix. */
export type BaseColorName = keyof typeof colors;

/** The colours of one scheme that are always there. */
export type BaseColors = Readonly<Record<BaseColorName, string>>;

/** Colours on paper. */
export const baseLight: BaseColors = inScheme(colors, 0);

/** Colours on ink. */
export const baseDark: BaseColors = inScheme(colors, 1);

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
