import type { ComponentType, ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { render } from "vitest-browser-react";

import { CallwrightProvider } from "../provider/index.js";

interface Story {
  args?: object;
  render?: (args: object) => ReactNode;
}

type StoryFile = { default: Story & { component: ComponentType } } & Record<string, Story>;

const stories = import.meta.glob<StoryFile>("../widgets/*/*.stories.tsx");
const sources = import.meta.glob<string>("../widgets/*/*.tsx", { query: "?raw", import: "default", eager: true });
const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"));

/** Every widget that is a list, also those to come. */
const lists = new Set(
  Object.entries(sources)
    .filter(([, source]) => /<(Transactions)?Table\b/.test(source))
    .map(([path]) => folderOf(path)),
);

/** What sellers and what managers see: the stories of these names. */
const shownTo = ["Default", "Manager"];

describe.each(["en-US", "tr-TR"])("R-52 at every width a column is whole or gone, in %s", (locale) => {
  test.each(Object.entries(stories).filter(([path]) => lists.has(folderOf(path))))("%s", async (_, load) => {
    const { default: meta, ...told } = await load();
    for (const [name, { args, render: draw = meta.render }] of Object.entries(told)) {
      if (!shownTo.includes(name)) continue;
      const all = { ...meta.args, ...args };
      const Widget = meta.component;
      const { container, unmount } = await render(
        <CallwrightProvider locale={locale}>
          <div data-testid="place" style={{ inlineSize: 1900 }}>
            {draw ? draw(all) : <Widget {...all} />}
          </div>
        </CallwrightProvider>,
      );
      const place = container.querySelector<HTMLElement>("[data-testid=place]")!;
      await expect.poll(() => place.querySelector("[data-row-id]")).not.toBeNull();
      const faults: string[] = [];
      for (let width = 320; width <= 1900; width += 20) {
        place.style.inlineSize = `${width}px`;
        for (const table of place.querySelectorAll<HTMLElement>("[data-part=table]"))
          faults.push(...faultsOf(table).map((fault) => `${name} at ${width}: ${fault}`));
      }
      expect(faults).toEqual([]);
      await unmount();
    }
  });
});

/** What is cut off without an ellipsis, and what stands outside of the table. */
function faultsOf(table: HTMLElement): string[] {
  const edge = table.getBoundingClientRect();
  const faults = new Set<string>();
  for (const cell of table.querySelectorAll<HTMLElement>("th, td")) {
    if (!cell.checkVisibility() || cell.closest("[data-skeleton]")) continue;
    const box = cell.getBoundingClientRect();
    const column = cell.dataset.column ?? cell.dataset.kind ?? "";
    if (box.left < edge.left - 0.5 || box.right > edge.right + 0.5) faults.add(`${column} stands outside`);
    for (const text of textsIn(cell)) if (isCut(text, cell)) faults.add(`${column} cuts "${text.textContent}"`);
  }
  return [...faults];
}

function* textsIn(cell: HTMLElement): Generator<Text> {
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode as Text;
}

/** Whether a text's letters reach beyond something that hides them, which does not say so with an ellipsis. */
function isCut(text: Text, cell: HTMLElement): boolean {
  const range = document.createRange();
  range.selectNodeContents(text);
  const letters = range.getBoundingClientRect();
  if (letters.width <= 1 || letters.height <= 1) return false; // for assistive technology only
  for (let element = text.parentElement; element; element = element.parentElement) {
    const { overflowX, textOverflow, clipPath, display } = getComputedStyle(element);
    if (clipPath !== "none") return false;
    if (overflowX !== "visible" && display !== "inline") {
      const box = element.getBoundingClientRect();
      if (letters.top >= box.bottom - 1) return false; // on the next line, unseen as a whole
      if (letters.right > box.right + 0.5 || letters.left < box.left - 0.5) return textOverflow !== "ellipsis";
    }
    if (element === cell) return false;
  }
  return false;
}
