import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, test } from "vitest";

import { callColors } from "./callColors.js";
import { chartColors } from "./chartColors.js";
import { failedColor } from "./failedColor.js";
import { tagColors } from "./tagColors.js";

const groups = { callColors, chartColors, failedColor, tagColors };
const folder = path.resolve(import.meta.dirname, "..");
const files = globSync("**/*.styles.ts", { cwd: folder });
const templates = files.flatMap((file) =>
  [...readFileSync(path.join(folder, file), "utf8").matchAll(/const (\w+) = styled[^`]*`([^`]*)`/g)].map(
    ([, part = "", css = ""]) => ({ part: `${file} ${part}`, css }),
  ),
);

/** The names of the colours that the groups in a template declare. */
const declaredIn = (css: string) =>
  Object.entries(groups).flatMap(([name, { light }]) => (css.includes(`\${${name}}`) ? Object.keys(light) : []));

describe.each(Object.entries(groups))("%s", (_name, { light }) => {
  const used = new RegExp(`var\\(--cw-(${Object.keys(light).join("|")})\\)`, "g");
  const parts = templates.filter(({ css }) => css.search(used) >= 0);

  test("colour parts", () => expect(parts).not.toEqual([]));

  test.each(parts)("are declared before $part is drawn", ({ css }) => {
    const needed = [...css.matchAll(used)].map(([, color]) => color);
    expect(declaredIn(css)).toEqual(expect.arrayContaining(needed));
  });
});
