import { describe, expect, it } from "vitest";

import { contrast, fromOklch, parseHex, toOklch, walkContrast } from "./color.js";
import { createTheme, type ThemeKnobs } from "./createTheme.js";

const failures = (knobs?: ThemeKnobs) =>
  createTheme(knobs)
    .ratios.filter((ratio) => !ratio.passes)
    .map(
      ({ scheme, foreground, background, ratio }) => `${scheme}: ${foreground} on ${background} ${ratio.toFixed(2)}`,
    );

describe("Callwright's own theme", () => {
  it("can be read: every pair of colours reaches its contrast in both schemes", () => {
    expect(failures()).toEqual([]);
  });

  it("A-CONST-13 is orange where somebody acts", () => {
    expect(createTheme().colors.light.accent).toBe("#ff6d1b");
    expect(createTheme().colors.dark.accent).toBe("#ff7a2a");
  });

  it("declares nothing beyond the defaults", () => {
    expect(createTheme().variables).toEqual({});
  });
});

describe("a host's theme", () => {
  const hosts: Record<string, ThemeKnobs> = {
    "a blue CRM": { accent: "#0d6efd", density: "compact" },
    "a green brand": { accent: "#00a884" },
    "a purple brand": { accent: "#6d28d9" },
    "a yellow brand": { accent: "#facc15" },
    "a mid-grey accent that neither white nor our ink suits": { accent: "#777777" },
    "a near-black accent": { accent: { light: "#18181b", dark: "#fafafa" } },
    "cold greys": { gray: { chroma: 0.02, hue: 255 } },
    "its own surfaces": {
      surface: { light: "#f4f6fb", dark: "#1b2230" },
      bg: { light: "#e9edf5", dark: "#121826" },
      text: { light: "#0b1f3a", dark: "#e6ebf5" },
      border: { light: "#cfd8e6", dark: "#2e3950" },
      accent: "#1d4ed8",
    },
  };

  it.each(Object.entries(hosts))("stays legible with %s", (_, knobs) => {
    expect(failures(knobs)).toEqual([]);
  });

  it("puts white on a dark accent and ink on a light one", () => {
    expect(createTheme({ accent: "#0d6efd" }).colors.light["accent-contrast"]).toBe("#ffffff");
    expect(createTheme({ accent: "#facc15" }).colors.light["accent-contrast"]).toBe("#241207");
  });

  it("leaves the colours that carry meaning alone", () => {
    const { colors } = createTheme({ accent: "#0d6efd", surface: { light: "#fafafa" } });
    expect(colors.light["status-completed"]).toBe(createTheme().colors.light["status-completed"]);
  });

  it("hands shape, font, shadow and layer to the root as they are", () => {
    const theme = createTheme({ radiusScale: 0, fontFamily: "Arial", shadow: "none", zBase: 5000 });
    expect(theme.variables.dark).toEqual({
      "--cw-radius-scale": "0",
      "--cw-font-family": "Arial",
      "--cw-card-shadow": "none",
      "--cw-z-base": "5000",
    });
  });

  it("says which pair fails when the host's own colours cannot be read", () => {
    expect(failures({ surface: "#ffffff", text: "#bbbbbb" })).toContainEqual(
      expect.stringContaining("light: text on surface"),
    );
  });

  it("leaves a colour that only a page can read to the page", () => {
    const theme = createTheme({ accent: "tomato", radiusScale: 0 });
    expect(theme.colors).toEqual(createTheme().colors);
    expect(theme.in).toBeTypeOf("function");
    expect(createTheme({ accent: "#ff6347" }).in).toBeUndefined();
  });
});

describe("colour arithmetic", () => {
  it("comes back from OKLCH to the same colour", () => {
    for (const hex of ["#ff6d1b", "#0c72cb", "#1e1c19", "#ffffff", "#000000"])
      expect(fromOklch(toOklch(hex))).toBe(hex);
  });

  it("measures contrast as WCAG does", () => {
    expect(contrast("#000", "#fff")).toBeCloseTo(21, 5);
    expect(contrast("#241207", "#ff6d1b")).toBeCloseTo(6.4, 1);
  });

  it("walks no further than needed", () => {
    expect(walkContrast("#1e1c19", ["#ffffff"], 4.5)).toBe("#1e1c19");
    expect(contrast(walkContrast("#ff6d1b", ["#ffffff"], 4.5), "#ffffff")).toBeLessThan(4.8);
  });

  it("reads short hex", () => {
    expect(parseHex("#f00")).toEqual([1, 0, 0]);
  });
});
