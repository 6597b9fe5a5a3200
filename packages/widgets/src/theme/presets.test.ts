import { describe, expect, it } from "vitest";

import { createTheme } from "./createTheme.js";
import { themePresets } from "./presets.js";

describe("a preset", () => {
  it.each(Object.entries(themePresets))("%s can be read in both schemes", (_name, preset) => {
    const { ratios } = createTheme(preset);
    expect(ratios.length).toBeGreaterThan(20);
    expect(ratios.filter(({ passes }) => !passes)).toEqual([]);
  });

  it("gives way to a host's own knobs", () => {
    const theme = createTheme({ ...themePresets.flat, accent: "#8a1c7c" });
    expect(theme.colors.light.accent).toBe("#8a1c7c");
    expect(theme.density).toBe("compact");
  });
});
