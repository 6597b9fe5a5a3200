export { createTheme, type Density, type SchemeColor, type Theme, type ThemeKnobs } from "./createTheme.js";
export { type ThemePreset, themePresets } from "./presets.js";
export type { Ratio } from "./pairs.js";
export type { ResolvedScheme, Scheme } from "./scheme.js";
export { ThemeRoot, useTheme, type ResolvedTheme, type ThemeRootProps, type ThemeSettings } from "./ThemeRoot.js";
export { useSchemeHere } from "./useSchemeHere.js";
export { type DrawnColors, useChartColors } from "./useChartColors.js";
export { useThemeHere } from "./useThemeHere.js";
export type { ColorName, Colors } from "./tokens.js";
