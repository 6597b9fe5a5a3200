import { createTheme } from "@callwright/widgets";
import type { CSSProperties } from "react";

/** The colour scheme of the CRM. */
export type Scheme = "light" | "dark";

/** Tidemark's colours. Its own components and Callwright's widgets both use them, so that they always match. */
const palette = {
  accent: { light: "#7a2e5d", dark: "#e59fc9" },
  surface: { light: "#fffdfb", dark: "#241e28" },
  bg: { light: "#f4eeea", dark: "#18131b" },
  text: { light: "#2b2130", dark: "#f1e9ef" },
  border: { light: "#e0d5d1", dark: "#41364a" },
};

/** The theme of the widgets. All other colours are derived from these few. */
export const callwrightTheme = createTheme({
  ...palette,
  fontFamily: 'Georgia, "Times New Roman", serif',
  radiusScale: 1.5,
  shadow: "none",
});

/**
 * The custom properties for the CRM's own style sheets: `--accent` and so on, which follow the surrounding
 * `color-scheme`.
 */
export const colours = {
  ...Object.fromEntries(
    Object.entries(palette).map(([name, { light, dark }]) => [`--${name}`, `light-dark(${light}, ${dark})`]),
  ),
  "--text-quiet": "color-mix(in srgb, var(--text) 72%, var(--surface))",
} as CSSProperties;
