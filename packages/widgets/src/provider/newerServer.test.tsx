import { createFakeApi } from "@callwright/sdk/fake";
import type { ComponentType, ReactNode } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import contract from "../../../../openapi/generated/openapi.json";
import { CallwrightProvider } from "./index.js";

interface Story {
  args?: object;
  render?: (args: object) => ReactNode;
}

type StoryFile = { default: Story & { component: ComponentType } } & Record<string, Story>;

const stories = import.meta.glob<StoryFile>(["../widgets/*/*.stories.tsx", "!../widgets/*/*.features.stories.tsx"]);

/** The preferences that a reader chose in this version. */
const chosen = ["en", "h12", "h23"];
const known = new Set([...enumsIn(contract.components.schemas)].filter((value) => !chosen.includes(value)));

function* enumsIn(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value))
    if (name === "enum" && Array.isArray(inner)) yield* inner.filter((one) => typeof one === "string");
    else yield* enumsIn(inner);
}

let count = 0;

/** What a newer server says: every value of an enum is one that this version does not know, and objects have a new field. */
function newer(value: unknown): unknown {
  if (typeof value === "string") return known.has(value) ? `NEWER_${(count += 1)}` : value;
  if (Array.isArray(value)) return value.map(newer);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, newer(inner)] as const);
  return { ...Object.fromEntries(fields), addedLater: { since: [2] } };
}

// oxlint-disable-next-line typescript/unbound-method -- called with its response
const { json } = Response.prototype;
let complaints: unknown[];
beforeEach(() => {
  vi.spyOn(Response.prototype, "json").mockImplementation(async function readNewer(this: Response) {
    return newer(await json.call(this));
  });
  complaints = [];
  vi.spyOn(console, "error").mockImplementation((...words) => complaints.push(words.map(String).join(" ")));
});

/** A text that was never filled in, and values that are no text. */
const unfit = /\{\w+\}|undefined|\bNaN\b|\[object|Invalid Date|Something went wrong/;

const files = await Promise.all(Object.entries(stories).map(async ([path, load]) => [path, await load()] as const));
const widgets = files.filter(([, { Default: story }]) => story !== undefined);

describe("an older package works with a newer server: values that it does not know are shown by their names", () => {
  test.each(widgets)("%s", async (_path, { default: meta, Default: story }) => {
    const all = { ...meta.args, ...story?.args };
    const Widget = meta.component;
    const draw = story?.render ?? meta.render;
    const { container } = await render(
      // Forms of people without a session have no server in their stories.
      <CallwrightProvider client={createFakeApi().client}>
        <div style={{ inlineSize: 1400 }}>{draw ? draw(all) : <Widget {...all} />}</div>
      </CallwrightProvider>,
    );
    await expectWhole(container);
    const row = container.querySelector<HTMLElement>("[data-row-id] td:nth-child(3)");
    if (row && getComputedStyle(row).cursor === "pointer") {
      row.click();
      await expectOpened();
    }
    expect(complaints).toEqual([]);
  });
});

async function expectWhole(place: Element): Promise<void> {
  await expect.poll(() => place.textContent).not.toBe("");
  await expect.poll(() => place.querySelector("[data-skeleton], [aria-busy=true]")).toBeNull();
  expect(document.body.textContent).not.toMatch(unfit);
}

async function expectOpened(): Promise<void> {
  const dialog = page.getByRole("dialog").first();
  await expect.element(dialog).toBeVisible();
  await expectWhole(dialog.element());
}
