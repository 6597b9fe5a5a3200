import { createTheme } from "@callwright/widgets";
import type { CSSProperties } from "react";

/** What the CRM is drawn in. */
export type Scheme = "light" | "dark";

/** Tidemark's colours. Its own parts and Callwright's widgets both take them from here, so that they are always the same. */
const palette = {
  accent: { light: "#7a2e5d", dark: "#e59fc9" },
  surface: { light: "#fffdfb", dark: "#241e28" },
  bg: { light: "#f4eeea", dark: "#18131b" },
  text: { light: "#2b2130", dark: "#f1e9ef" },
  border: { light: "#e0d5d1", dark: "#41364a" },
};

/** For the widgets: everything else follows from these few. */
export const callwrightTheme = createTheme({
  ...palette,
  fontFamily: 'Georgia, "Times New Roman", serif',
  radiusScale: 1.5,
  shadow: "none",
});

/** For the CRM's own style sheets: `--accent` and so on, which follow the `color-scheme` around them. */
export const colours = {
  ...Object.fromEntries(
    Object.entries(palette).map(([name, { light, dark }]) => [`--${name}`, `light-dark(${light}, ${dark})`]),
  ),
  "--text-quiet": "color-mix(in srgb, var(--text) 72%, var(--surface))",
} as CSSProperties;
