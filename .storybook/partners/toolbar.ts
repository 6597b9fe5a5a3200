import type { Density, Scheme } from "@callwright/widgets";

/** The choices in Storybook's toolbar. */
export interface Toolbar {
  scheme: "light" | "dark";
  locale: string;
  density: Density;
}

/** The props that a story gives to the widgets it renders itself. The scheme `auto` becomes that of the device. */
export function toolbarOf(globals: Record<string, unknown>): Toolbar {
  const { scheme, locale, density } = globals as { scheme: Scheme; locale: string; density: Density };
  const isDark = scheme === "dark" || (scheme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  return { scheme: isDark ? "dark" : "light", locale, density };
}
