import { contrast, fromOklch, mix, toOklch, walkContrast } from "./color.js";
import { hexIn, isHex } from "./cssColor.js";
import { warnOnce } from "../lib/warnOnce.js";
import { measure, type Ratio } from "./pairs.js";
import { dark, light, type ColorName, type Colors } from "./tokens.js";
import { warnUnreadable } from "./warnUnreadable.js";

/** Row and control heights: 48/36, 40/32 and 32/28 px. */
export type Density = "comfortable" | "default" | "compact";

/**
 * One colour for both schemes, or one for each: any CSS colour. A colour with `var()` follows the page. An invalid
 * colour is reported once in the console, and the default is used.
 */
export type SchemeColor = string | { light?: string; dark?: string };

/** The values of a theme that a host can set. All others are derived from them. */
export interface ThemeKnobs {
  /** The fill of primary buttons and checked controls. Links, focus rings and tints are derived from it. */
  accent?: SchemeColor;
  /** The background of cards, dialogs and fields. */
  surface?: SchemeColor;
  /**
   * The background behind cards. Only custom elements paint it, and only if their text would not be readable on the
   * page's own background.
   */
  bg?: SchemeColor;
  text?: SchemeColor;
  border?: SchemeColor;
  /** Tint of the greys: OKLCH chroma (0 none, 0.01 ours) and hue in degrees. */
  gray?: { chroma: number; hue: number };
  /** The factor of corner radii: 0 for square corners, 1 for the default. */
  radiusScale?: number;
  /** The CSS font stack. */
  fontFamily?: string;
  density?: Density;
  /** The CSS `box-shadow` of cards. */
  shadow?: string;
  /**
   * The number that is added to every `z-index` in browsers without a top layer, so that drawers and popovers appear
   * above those of the host.
   */
  zBase?: number;
}

export interface Theme {
  /** All colours of both schemes as plain values. */
  colors: { light: Colors; dark: Colors };
  /** Custom properties that differ from Callwright's own, per scheme. */
  variables: { light?: Readonly<Record<string, string>>; dark?: Readonly<Record<string, string>> };
  density: Density;
  /** The measured contrast of every pair of colours that must be distinguishable. */
  ratios: readonly Ratio[];
  /** Resolves colours with `var()` at an element of the page. The provider calls it. */
  in?: (near: Element) => Theme;
}

/**
 * Derives a complete theme from a few values of the host. Text on the accent is white if its contrast reaches 4.5:1,
 * and dark otherwise. The OKLCH lightness of secondary texts, links, outlines and focus rings is adjusted until their
 * contrast on the host's surface is sufficient. `ratios` has the measured contrasts; insufficient ones
 * are reported in the console during development.
 *
 * @example
 * const theme = createTheme({ accent: "#0d6efd", radiusScale: 0.5, density: "compact" });
 * <CallwrightProvider client={client} theme={theme}>…</CallwrightProvider>
 */
export function createTheme(knobs: ThemeKnobs = {}): Theme {
  const isOfPage = colorKnobs.some((name) => !isPlain(knobs[name]));
  const theme = themeOf(knobs, undefined);
  return isOfPage ? { ...theme, in: (near) => themeOf(knobs, near) } : theme;
}

/** @param near where colours that only a page knows are looked up; they are left out without it */
function themeOf(knobs: ThemeKnobs, near: Element | undefined): Theme {
  const colors = { light: derive("light", light, knobs, near), dark: derive("dark", dark, knobs, near) };
  const shared = sharedVariables(knobs);
  const ratios = [...measure("light", colors.light), ...measure("dark", colors.dark)];
  warnUnreadable(ratios);
  return {
    colors,
    variables: { light: changed(light, colors.light, shared), dark: changed(dark, colors.dark, shared) },
    density: knobs.density ?? "default",
    ratios,
  };
}

type Draft = Record<ColorName, string>;
type SchemeName = "light" | "dark";

const colorKnobs = ["surface", "bg", "text", "border", "accent"] as const;

function derive(scheme: SchemeName, own: Colors, knobs: ThemeKnobs, near: Element | undefined): Colors {
  const draft: Draft = { ...own };
  if (knobs.gray) tintGreys(draft, knobs.gray);
  const [surface, bg, text, border, accent] = colorKnobs.map((name) => {
    const color = pick(knobs[name], scheme);
    return color === undefined || isHex(color) ? color : near && understood(near, color, own.surface);
  });
  if (surface ?? text ?? bg) deriveNeutrals(draft, scheme, surface, text, bg);
  if (border) deriveBorders(draft, border);
  if (surface ?? text ?? bg ?? accent) deriveAccent(draft, scheme, accent ?? draft.accent);
  return draft;
}

const greys: readonly ColorName[] = [
  "bg",
  "surface",
  "surface-sunken",
  "surface-raised",
  "surface-hover",
  "surface-active",
  "surface-inverse",
  "surface-inverse-hover",
  "text",
  "text-muted",
  "text-subtle",
  "text-disabled",
  "text-inverse",
  "text-inverse-muted",
  "border-subtle",
  "border",
  "border-strong",
  "control-outline",
  "skeleton",
  "skeleton-shine",
];

function tintGreys(draft: Draft, { chroma, hue }: { chroma: number; hue: number }): void {
  for (const name of greys) draft[name] = fromOklch({ l: toOklch(draft[name]).l, c: chroma, h: hue });
}

function deriveNeutrals(
  draft: Draft,
  scheme: SchemeName,
  surface = draft.surface,
  text = draft.text,
  bg?: string,
): void {
  const ink = (share: number) => mix(surface, text, share);
  draft.surface = surface;
  draft.text = text;
  draft.bg = bg ?? (scheme === "light" ? ink(0.025) : mix(surface, "#000000", 0.3));
  draft["surface-sunken"] = mix(surface, draft.bg, 0.5);
  draft["surface-raised"] = scheme === "light" ? surface : ink(0.04);
  draft["surface-hover"] = ink(0.035);
  draft["surface-active"] = ink(0.07);
  draft["border-subtle"] = ink(0.07);
  draft.border = ink(0.12);
  draft["border-strong"] = ink(0.22);
  draft.skeleton = ink(0.07);
  draft["skeleton-shine"] = ink(scheme === "light" ? 0.035 : 0.11);
  draft["text-disabled"] = ink(0.42);
  draft["surface-inverse"] = text;
  draft["surface-inverse-hover"] = mix(text, surface, 0.12);
  draft["text-inverse"] = walkContrast(surface, [text], 4.5);
  draft["text-inverse-muted"] = walkContrast(mix(text, surface, 0.7), [text], 4.5);
  const grounds = [draft.bg, surface, draft["surface-raised"], draft["surface-hover"], draft["surface-active"]];
  draft["text-muted"] = walkContrast(ink(0.72), grounds, 4.5);
  draft["text-subtle"] = walkContrast(ink(0.62), grounds, 4.5);
  draft["control-outline"] = walkContrast(ink(0.5), [surface, draft.bg], 3);
}

function deriveBorders(draft: Draft, border: string): void {
  draft.border = border;
  draft["border-subtle"] = mix(border, draft.surface, 0.4);
  draft["border-strong"] = mix(border, draft.text, 0.14);
}

function deriveAccent(draft: Draft, scheme: SchemeName, accent: string): void {
  draft.accent = accent;
  const isWhiteLegible = contrast("#ffffff", accent) >= 4.5;
  const contrastColor = isWhiteLegible ? "#ffffff" : walkContrast(draft["accent-contrast"], [accent], 4.5);
  draft["accent-contrast"] = contrastColor;
  // Under white text a fill may only get darker; under ink it lifts in the dark scheme and sinks as far as is legible.
  draft["accent-hover"] = legibleFill(accent, scheme === "dark" && !isWhiteLegible ? 0.05 : -0.04, contrastColor);
  draft["accent-active"] = legibleFill(accent, -0.08, contrastColor);

  const tint = (share: number) => mix(draft.surface, accent, share);
  const strength = scheme === "light" ? 1 : 1.6;
  draft["accent-soft"] = tint(0.06 * strength);
  draft["accent-soft-hover"] = tint(0.12 * strength);
  draft["accent-border"] = tint(scheme === "light" ? 0.42 : 0.4);
  draft["surface-selected"] = tint(0.06 * strength);
  draft["surface-selected-hover"] = tint(0.09 * strength);

  const tinted = [draft["surface-selected"], draft["accent-soft"]];
  for (const name of ["text-muted", "text-subtle"] as const)
    draft[name] = walkContrast(draft[name], [...grounds(draft), ...tinted], 4.5);
  draft["accent-text"] = walkContrast(accent, [...grounds(draft), ...tinted, draft["accent-soft-hover"]], 4.5);
  draft["accent-text-hover"] = mix(draft["accent-text"], draft.text, 0.25);
  draft["focus-ring"] = walkContrast(accent, [draft.surface, draft.bg], 3);
  draft["viz-balance-area"] = accent;
  draft["viz-balance-line"] = walkContrast(accent, [draft.surface], 3);
  draft["viz-speaker-assistant"] = accent;
}

const grounds = (draft: Draft) =>
  (["bg", "surface", "surface-sunken", "surface-raised", "surface-hover", "surface-active"] as const).map(
    (n) => draft[n],
  );

/** The fill moved by `step` of lightness, or by as much of it as leaves the text on it legible. */
function legibleFill(fill: string, step: number, text: string): string {
  const { l, c, h } = toOklch(fill);
  for (let share = 1; share > 0; share -= 0.1) {
    const moved = fromOklch({ l: l + step * share, c, h });
    if (contrast(moved, text) >= 4.5) return moved;
  }
  return fill;
}

/** Whether a colour is the same on every page. */
function isPlain(color: SchemeColor | undefined): boolean {
  return [pick(color, "light"), pick(color, "dark")].every((one) => one === undefined || isHex(one));
}

function understood(near: Element, color: string, ground: string): string | undefined {
  const hex = hexIn(near, color, ground);
  if (hex === undefined) warnOnce(`“${color}” is not a colour of CSS; the widgets use their own.`);
  return hex;
}

function pick(color: SchemeColor | undefined, scheme: SchemeName): string | undefined {
  return typeof color === "string" ? color : color?.[scheme];
}

function sharedVariables(knobs: ThemeKnobs): Record<string, string> {
  return {
    ...(knobs.radiusScale !== undefined && { "--cw-radius-scale": `${knobs.radiusScale}` }),
    ...(knobs.fontFamily !== undefined && { "--cw-font-family": knobs.fontFamily }),
    ...(knobs.shadow !== undefined && { "--cw-card-shadow": knobs.shadow }),
    ...(knobs.zBase !== undefined && { "--cw-z-base": `${knobs.zBase}` }),
  };
}

function changed(own: Colors, colors: Colors, shared: Record<string, string>): Record<string, string> | undefined {
  const names = (Object.keys(own) as ColorName[]).filter((name) => own[name] !== colors[name]);
  const all = { ...Object.fromEntries(names.map((name) => [`--cw-${name}`, colors[name]])), ...shared };
  return Object.keys(all).length > 0 ? all : undefined;
}
