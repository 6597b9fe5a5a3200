import { readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { anchorOf, chaptersOf, withWholeCode } from "./chapters.ts";
import { readChapter, readChapters } from "./documents.ts";
import { withLinks } from "./links.ts";
import { readPages } from "./pages.ts";

const pages = readPages();
const drawn = pages.flatMap(({ chapters }) => chapters);
const documents = ["embedding.md", "cost.md"];

describe("the pages for partners", () => {
  it.each(drawn)("have %s, with links that lead somewhere", (chapter) => {
    const [document = "", anchor = ""] = chapter.split("#");
    expect(readChapter(document, anchor)).not.toBe("");
  });

  it.each(documents)("leave out no chapter of docs/%s and draw none twice", (document) => {
    const written = [...readChapters(document)].flatMap(([anchor, text]) => (text ? [`${document}#${anchor}`] : []));
    expect(drawn.filter((chapter) => chapter.startsWith(document)).toSorted()).toEqual(written.toSorted());
  });

  it.each(pages)("are at the addresses that links know: $file", ({ file, id }) => {
    const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), "utf8");
    const text = read(file);
    const stories = /from "\.\/(\w+\.stories)\.tsx"/.exec(text)?.[1];
    const [, title = ""] = /title[=:] ?"Embedding\/([^"]+)"/.exec(stories ? read(`${stories}.tsx`) : text) ?? [];
    expect(`embedding-${anchorOf(title)}--docs`).toBe(id);
    expect(text).toContain(`# ${title}\n`);
    const order = readFileSync(path.join(import.meta.dirname, "../preview.tsx"), "utf8");
    expect(order).toContain(`"${title}"`);
  });

  it("fail where a chapter is not there", () => {
    expect(() => readChapter("embedding.md", "no-such-chapter")).toThrow(
      /has no chapter "no-such-chapter", but .*sessions/,
    );
  });
});

describe("a chapter", () => {
  it("ends at the next heading, and code is no heading", () => {
    const text = "# All\nIntro\n\n## What it is\n```sh\n# a comment\n```\n<!-- From\nhere. -->\n\nEnd\n## Next\n";
    expect([...chaptersOf(text)]).toEqual([
      ["all", "Intro"],
      ["what-it-is", "```sh\n# a comment\n```\nEnd"],
      ["next", ""],
    ]);
  });

  it("keeps code in a sentence in one piece, and blocks as they are", () => {
    expect(withWholeCode("as `a\n  b` is\n```js\na\n```\n")).toBe("as `a b` is\n```js\na\n```\n");
  });

  const places = {
    pages: [{ file: "Costs.mdx", id: "embedding-costs--docs", chapters: ["cost.md#what-it-costs"] }],
    has: (file: string) => file.startsWith("examples"),
  };
  it.each([
    ["[site](https://example.com)", "[site](https://example.com)"],
    ["[what it\ncosts](cost.md)", "[what it\ncosts](?path=/docs/embedding-costs--docs)"],
    ["[here](#what-it-costs)", "[here](?path=/docs/embedding-costs--docs)"],
    ["[`crm`](../examples/crm)", "`examples/crm`"],
    ["[a CRM](../examples/crm)", "a CRM (`examples/crm`)"],
    ["![A CRM](images/crm.png)", "*A CRM*"],
    ["```md\n[here](#nowhere)\n```", "```md\n[here](#nowhere)\n```"],
  ])("leads on: %s", (text, expected) => {
    expect(withLinks(text, "cost.md", places)).toBe(expected);
  });

  it.each(["[gone](#gone)", "[gone](gone.md)"])("does not lead nowhere: %s", (text) => {
    expect(() => withLinks(text, "cost.md", places)).toThrow(/"(#gone|gone\.md)" leads nowhere/);
  });
});
