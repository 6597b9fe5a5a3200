import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

const src = "packages/widgets/src";
const folders = (of: string) =>
  globSync(`${src}/${of}/*`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "generated")
    .map(({ name }) => name)
    .toSorted();
const read = (files: string) =>
  globSync(`${src}/${files}`)
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");

/** Parts without stories of their own, and the folders whose stories show them. */
const shownElsewhere: Readonly<Record<string, string>> = {
  aria: "ui/menu",
  dialog: "ui/modal",
  field: "ui/text-field",
  icon: "../../../.storybook/foundations",
  "lost-answer": "ui/toast",
  "on-demand": "ui/menu",
  "option-list": "ui/select",
  "phone-number": "widgets/potential-customers",
  portal: "ui/popover",
  press: "ui/button",
  truncate: "ui/table",
  unseen: "ui/status",
  "widget-root": "widgets/call-history",
};

describe("every part of the kit", () => {
  it.each(folders("ui").filter((name) => !(name in shownElsewhere)))(
    "%s has stories, and a page with its props",
    (name) => {
      const stories = read(`ui/${name}/*.stories.tsx`);
      expect(stories).toMatch(/^export const \w+: Story/m);
      expect(stories).toContain('tags: ["autodocs"');
    },
  );

  it.each(Object.entries(shownElsewhere))("%s has no stories of its own, and is seen in %s", (name, where) => {
    expect(globSync(`${src}/ui/${name}/*.stories.tsx`)).toEqual([]);
    expect(globSync(path.join(src, where, "*.stories.tsx"))).not.toEqual([]);
  });
});

/** The story that shows a state of a widget's controller. */
const stateStories: Readonly<Record<string, RegExp>> = {
  loading: /Loading$/,
  error: /Failed$/,
  forbidden: /Forbidden$/,
  missing: /Missing$/,
  empty: /Empty$|Without\w+$/,
  unverified: /Unverified$|Default$/,
};

describe("every widget", () => {
  const storiesOf = (widget: string) =>
    [...read(`widgets/${widget}/*.stories.tsx`).matchAll(/^export const (\w+): Story/gm)].map(([, name]) => name!);

  it.each(folders("widgets"))("%s has stories, and a page that says what it is for", (widget) => {
    expect(storiesOf(widget)).not.toEqual([]);
    const page = read(`widgets/${widget}/*.mdx`);
    for (const part of ["<Meta of={", "<ArgTypes of={"]) expect(page).toContain(part);
  });

  it.each(folders("widgets"))("%s shows each state that its controller can be in", (widget) => {
    const code = read(`widgets/${widget}/*.{ts,tsx}`);
    const said = [...code.matchAll(/\bstatus: "(\w+)"/g)].map(([, status]) => status!);
    const isList = code.includes("useRecordList(");
    const states = new Set([...said, ...(isList ? ["loading", "error", "forbidden", "empty"] : [])]);
    const unseen = [...states].filter(
      (state) => state in stateStories && !storiesOf(widget).some((name) => stateStories[state]!.test(name)),
    );
    expect(unseen).toEqual([]);
  });
});

describe("every file of stories", () => {
  const files = globSync(`${src}/**/*.stories.tsx`);

  it.each(files)("%s is stable unless it says that it is beta or internal, and is one of them", (file) => {
    const [, tags = ""] = /^(?:const meta = \{|  )[^\n]*tags: \[([^\]]*)\]/m.exec(readFileSync(file, "utf8")) ?? [];
    const said = tags.match(/"(?:beta|internal)"/g) ?? [];
    expect(said.length).toBe(tags.includes('"!stable"') ? 1 : 0);
  });

  it("of a part that hosts cannot import is internal", () => {
    const exported = readFileSync(`${src}/ui/index.ts`, "utf8");
    const hidden = folders("ui").filter((name) => !exported.includes(`"./${name}/`));
    const shown = hidden.filter(
      (name) => !(name in shownElsewhere) && !read(`ui/${name}/*.stories.tsx`).includes('"internal"'),
    );
    expect(shown).toEqual([]);
  });
});
