import type { ThemeKnobs } from "./createTheme.js";

/**
 * Presets: sets of values for `createTheme`. Put your own values after them.
 *
 * @example
 * const theme = createTheme({ ...themePresets.minimal, accent: "#0b5cad" });
 */
export const themePresets = {
  /** Black on white, with tight corners and no shadows: for pages that are already colourful. */
  minimal: {
    accent: { light: "#1f1f1f", dark: "#ededed" },
    gray: { chroma: 0, hue: 0 },
    radiusScale: 0.5,
    shadow: "none",
  },
  /** Deep blue greys with a bright accent, made for `scheme="dark"`. */
  night: {
    accent: { light: "#2f5bd7", dark: "#7aa2ff" },
    surface: { dark: "#131722" },
    bg: { dark: "#0b0e16" },
    gray: { chroma: 0.015, hue: 265 },
    radiusScale: 1.25,
  },
  /** Square corners and lines instead of shadows: for dense tools. */
  flat: {
    accent: "#0b5cad",
    border: { light: "#c9c9c9", dark: "#4a4a4a" },
    gray: { chroma: 0, hue: 0 },
    radiusScale: 0,
    shadow: "none",
    density: "compact",
  },
} as const satisfies Record<string, ThemeKnobs>;

/** The name of a preset. */
export type ThemePreset = keyof typeof themePresets;
