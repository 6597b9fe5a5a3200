import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { darkShadows, lightShadows } from "../../packages/widgets/src/theme/baseColors.js";
import { callColors } from "../../packages/widgets/src/theme/callColors.js";
import { chartColors } from "../../packages/widgets/src/theme/chartColors.js";
import { tagColors } from "../../packages/widgets/src/theme/tagColors.js";
import { dark, light } from "../../packages/widgets/src/theme/tokens.js";
import { darkVariables, lightVariables, scaleVariables } from "../../packages/widgets/src/theme/variables.js";
import { colourUses } from "./colourUses.js";
import { cssVariables, designTokens, scale } from "./tokens.js";

const declared = (css: string) => [...css.matchAll(/--cw-([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]);
const groups = [callColors, tagColors, chartColors];

describe("the tokens that a designer downloads", () => {
  it("are all that a widget's root and the colours of its parts declare, with the same values", () => {
    const [root = "", inDark = ""] = cssVariables().split("\n\n[data-cw-scheme");
    const [grouped, groupedInDark] = (["light", "dark"] as const).map((scheme) =>
      groups.flatMap((group) => Object.entries(group[scheme])),
    ) as [[string, string][], [string, string][]];
    const expected = [...declared(scaleVariables), ...declared(lightVariables), ...grouped];
    expect(new Map(declared(root) as [string, string][])).toEqual(new Map(expected as [string, string][]));
    expect(new Map(declared(inDark) as [string, string][])).toEqual(
      new Map([...(declared(darkVariables) as [string, string][]), ...groupedInDark]),
    );
  });

  it("name each token once in the format of the Design Tokens Community Group, with a type and a value", () => {
    const tokens = designTokens() as Record<string, Record<string, unknown>>;
    expect(Object.keys(tokens["light"]!["color"]!)).toEqual(Object.keys(light));
    expect(Object.keys(tokens["dark"]!["color"]!)).toEqual(Object.keys(dark));
    expect(Object.keys(tokens["light"]!["shadow"]!)).toEqual(Object.keys(lightShadows));
    expect(Object.keys(tokens["dark"]!["shadow"]!)).toEqual(Object.keys(darkShadows));
    expect(Object.keys(tokens["scale"]!)).toEqual(Object.keys(scale));
    expect(tokens["light"]!["color"]).toMatchObject({
      accent: { $type: "color", $value: { colorSpace: "srgb", components: [1, 0.4275, 0.1059], hex: "#ff6d1b" } },
      scrim: { $value: { components: [0.1098, 0.098, 0.0824], alpha: 0.2 } },
    });
    expect(tokens["scale"]).toMatchObject({
      "space-4": { $type: "dimension", $value: { value: 16, unit: "px" } },
      "dur-fast": { $type: "duration", $value: { value: 120, unit: "ms" } },
      "ease-standard": { $type: "cubicBezier", $value: [0.2, 0, 0, 1] },
      "radius-md": { $type: "other", $value: "calc(8px * var(--cw-radius-scale))" },
    });
  });

  it("are explained: every colour has a use, and no use is of a colour that is gone", () => {
    const inGroups = Object.values(colourUses).flatMap((group) => Object.keys(group));
    expect(inGroups.toSorted()).toEqual(Object.keys(light).toSorted());
  });

  it("are typed nowhere twice: no sheet holds a value of a token", () => {
    const files = ["Colours", "Type", "Space", "Motion", "Icons", "Statuses", "ChartPalette"].map((name) =>
      readFileSync(`.storybook/foundations/${name}.stories.tsx`, "utf8"),
    );
    const values = new Set(Object.values(light).filter((value) => value !== "#ffffff"));
    for (const text of files) for (const value of values) expect(text).not.toContain(value);
  });
});
