import type { Density, Scheme } from "@callwright/widgets";

/** What was chosen in Storybook's toolbar. */
export interface Toolbar {
  scheme: "light" | "dark";
  locale: string;
  density: Density;
}

/** What a story gives to widgets that it draws itself; `auto` is what the device says. */
export function toolbarOf(globals: Record<string, unknown>): Toolbar {
  const { scheme, locale, density } = globals as { scheme: Scheme; locale: string; density: Density };
  const isDark = scheme === "dark" || (scheme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  return { scheme: isDark ? "dark" : "light", locale, density };
}
