import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, test } from "vitest";

import { callColors } from "./callColors.js";
import { chartColors } from "./chartColors.js";
import { tagColors } from "./tagColors.js";

const groups = { callColors, chartColors, tagColors };
const folder = path.resolve(import.meta.dirname, "..");
const files = globSync("**/*.styles.ts", { cwd: folder });
const templates = files.flatMap((file) =>
  [...readFileSync(path.join(folder, file), "utf8").matchAll(/const (\w+) = styled[^`]*`([^`]*)`/g)].map(
    ([, part = "", css = ""]) => ({ part: `${file} ${part}`, css }),
  ),
);

describe.each(Object.entries(groups))("%s", (name, { light }) => {
  const used = new RegExp(`var\\(--cw-(${Object.keys(light).join("|")})\\)`);
  const parts = templates.filter(({ css }) => used.test(css));

  test("colour parts", () => expect(parts).not.toEqual([]));

  test.each(parts)("are declared before $part is drawn", ({ css }) => expect(css).toContain(`\${${name}}`));
});
