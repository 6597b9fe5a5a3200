import { composeStories } from "@storybook/react-vite";
import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { renderWidget } from "../../packages/widgets/src/testing/renderWidget.js";
import { waitLightly } from "../../packages/widgets/src/testing/waitLightly.js";
import { controls } from "./keys/controls.tsx";
import { fields } from "./keys/fields.tsx";
import { fileDrop } from "./keys/fileDrop.ts";
import { lists } from "./keys/lists.ts";
import { menu } from "./keys/menu.ts";
import { overlays } from "./keys/overlays.tsx";
import { table } from "./keys/rows.ts";
import { keyboardText, strokesOf } from "./keys/strokes.ts";
import type { StoryOfPart, Trials } from "./keys/trial.ts";
import { partNotes } from "./partNotes.ts";

const stories = import.meta.glob<Parameters<typeof composeStories>[0]>("../../packages/widgets/src/ui/*/*.stories.tsx");
const trials: Readonly<Record<string, Trials>> = {
  ...controls,
  ...fields,
  ...lists,
  ...overlays,
  "file-drop": fileDrop,
  menu,
  table,
};
const partsWithKeys = Object.entries(partNotes).flatMap(([part, { keys }]) => (keys ? [{ part, keys }] : []));

waitLightly();

it("no part with a table of keys is forgotten, and none is tried that has no table", () => {
  expect(Object.keys(trials).toSorted()).toEqual(partsWithKeys.map(({ part }) => part).toSorted());
});

describe.each(partsWithKeys)("the keys of $part", ({ part, keys }) => {
  it("are all pressed here", () => {
    expect(Object.keys(trials[part] ?? {}).toSorted()).toEqual(Object.keys(keys).toSorted());
  });

  const presses = Object.entries(trials[part] ?? {}).flatMap(([label, trial]) =>
    (trial().strokes ?? strokesOf(label)).map((stroke) => ({ stroke, does: keys[label], trial })),
  );
  // oxlint-disable-next-line vitest/expect-expect -- each trial says what is to be seen
  it.each(presses)("$stroke: $does", async ({ stroke, trial }) => {
    const { story, args, draw, begin, see } = trial();
    const Story = await storyOf(part, story);
    await renderWidget(draw ? draw(Story) : <Story {...args} />);
    await begin(Story);
    await userEvent.keyboard(keyboardText(stroke));
    await see(stroke, Story);
  });
});

async function storyOf(part: string, name: string): Promise<StoryOfPart> {
  const [, load] = Object.entries(stories).find(([file]) => file.includes(`/ui/${part}/`)) ?? [];
  const Story = load && (composeStories(await load()) as unknown as Record<string, StoryOfPart>)[name];
  if (!Story) throw new Error(`ui/${part} has no story ${name}.`);
  return Story;
}
