/**
 * `node tooling/partPictures.ts`: the images in docs/images/parts/, one of each part that partners may style, from the
 * built Storybook (`pnpm build-storybook`). Run it when the appearance of a part changes; the images are for people, so
 * nothing compares them.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { root } from "./run.ts";
import { type Cut, takePictures } from "./visual/pictures.ts";

/** The best story for each part, the width of its window, and the visible part of its height, by the image's name. */
const stories: Record<string, { story: string; windowWidth: number; height: number; selector?: string }> = {
  header: { story: "ui-widgetheader--default", windowWidth: 720, height: 120 },
  toolbar: { story: "ui-widgetheader--with-toolbar", windowWidth: 720, height: 120 },
  tabs: { story: "ui-tabs--playground", windowWidth: 520, height: 60 },
  table: { story: "ui-table--default", windowWidth: 900, height: 220 },
  "selection-bar": {
    story: "ui-selectionbar--default",
    windowWidth: 720,
    height: 120,
    selector: "[data-part=selection-bar] > *",
  },
  pagination: { story: "ui-pagination--middle", windowWidth: 720, height: 120 },
  empty: { story: "ui-emptystate--default", windowWidth: 560, height: 320 },
  notice: { story: "ui-notice--default", windowWidth: 560, height: 240 },
  "changed-meanwhile": { story: "ui-changedmeanwhile--default", windowWidth: 560, height: 200 },
  "dialog-modal": { story: "ui-modal--small", windowWidth: 520, height: 400, selector: "[role=dialog]" },
  "dialog-drawer": { story: "ui-drawer--detail", windowWidth: 700, height: 220, selector: "[role=dialog]" },
};

const cuts = new Map<string, Cut>(
  Object.entries(stories).map(([picture, { story, selector = `[data-part=${picture}]`, ...size }]) => [
    story,
    { selector, ...size },
  ]),
);
const { taken, faults } = await takePictures(path.join(root, "storybook-static"), [...cuts.keys()], cuts);
for (const [story, fault] of faults) console.error(`${story}: ${fault}`);
if (faults.size > 0) process.exitCode = 1;
mkdirSync(path.join(root, "docs/images/parts"), { recursive: true });
for (const [name, { story }] of Object.entries(stories)) {
  const picture = taken.get(story);
  if (picture) writeFileSync(path.join(root, `docs/images/parts/${name}.png`), picture);
}
