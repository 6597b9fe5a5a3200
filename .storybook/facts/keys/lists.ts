import { expect } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";

import { active, button, goTo, hasFocus, isActive, isGone, isThere, press } from "./there.tsx";
import type { Trials } from "./trial.ts";

interface ListPart {
  story: string;
  args?: object;
  trigger: () => Locator;
  /** The first letter of an option, and the option that it finds. */
  finds: [letter: string, option: string];
  /** Whether the list has a search above its options. */
  hasSearch: boolean;
}

const list = () => page.getByRole("listbox");
const search = () => page.getByRole("combobox", { name: "Search" });
const option = (name: string) => page.getByRole("option", { name, exact: false });

async function open({ trigger }: ListPart) {
  await goTo(trigger());
  await press("Enter");
  await isThere(list());
}

/** The trials that every list of options has. */
function listTrials(part: ListPart): Trials {
  let before: Element | null = null;
  const { story, trigger, finds, hasSearch } = part;
  return {
    "Enter, Space, Down, Up": () => ({ story, begin: () => goTo(trigger()), see: () => isThere(list()) }),
    "a letter": () => ({
      story,
      strokes: [finds[0]],
      begin: () => goTo(trigger()),
      async see() {
        await isThere(list());
        if (hasSearch) await expect.element(search()).toHaveValue(finds[0].toLowerCase());
        await isThere(option(finds[1]));
        if (!hasSearch) await isActive(finds[1]);
      },
    }),
    "Down, Up": () => ({
      story,
      async begin() {
        await open(part);
        // A search has the focus first; in a list without one the first option has it.
        await press(...(hasSearch ? ["Down", "Down"] : ["Down"]));
        await expect.poll(() => active()?.getAttribute("role")).toBe("option");
        before = active();
      },
      async see() {
        await expect.poll(() => active()?.getAttribute("role")).toBe("option");
        expect(active()).not.toBe(before);
      },
    }),
  };
}

/** The trial of Escape, which clears the search, then closes the list without a change. */
function escapes(part: ListPart): Trials {
  let before: string | null = "";
  const { story, trigger, hasSearch } = part;
  return {
    Escape: () => ({
      story,
      async begin() {
        before = trigger().element().textContent;
        await open(part);
        if (hasSearch) await userEvent.keyboard("x");
        if (hasSearch) await expect.element(search()).toHaveValue("x");
      },
      async see() {
        if (hasSearch) {
          await expect.element(search()).toHaveValue("");
          await isThere(list());
          await press("Escape");
        }
        await isGone(list());
        await hasFocus(trigger());
        expect(trigger().element().textContent).toBe(before);
      },
    }),
  };
}

/**
 * The trial of a key that chooses the active option; the field then shows it. With `takesBack` a second press deselects
 * the option.
 */
function takes(part: ListPart, label: string, takesBack = false): Trials {
  let taken = "";
  return {
    [label]: () => ({
      story: part.story,
      ...(part.args && { args: part.args }),
      async begin() {
        await open(part);
        await press("Down");
        await expect.poll(() => active()?.getAttribute("role")).toBe("option");
        taken = active()?.querySelector(":scope > span:not([aria-hidden])")?.textContent ?? "";
      },
      async see(stroke) {
        const isChosen = () => active()?.getAttribute("aria-selected");
        if (!takesBack) return expect.element(part.trigger()).toHaveTextContent(taken);
        const first = isChosen();
        await press(stroke);
        await expect.poll(isChosen).not.toBe(first);
        await isThere(list());
      },
    }),
  };
}

const comboBox: ListPart = {
  story: "Empty",
  trigger: () => button(/Customer/),
  finds: ["N", "Nordlys Spa"],
  hasSearch: true,
};
const multiSelect: ListPart = {
  story: "Two",
  trigger: () => button(/Products/),
  finds: ["K", "Kitchen cloths"],
  hasSearch: true,
};
const filterChip: ListPart = {
  story: "Idle",
  trigger: () => button(/Status/),
  finds: ["Q", "Queued"],
  hasSearch: true,
};
const phoneField: ListPart = {
  story: "Norwegian",
  trigger: () => button(/Country code/),
  finds: ["G", "Germany"],
  hasSearch: true,
};
const select: ListPart = {
  story: "Chosen",
  trigger: () => button(/Role/),
  finds: ["M", "Master Account"],
  hasSearch: false,
};

/** The trials of parts that open a list of options. */
export const lists: Readonly<Record<string, Trials>> = {
  "combo-box": { ...listTrials(comboBox), ...takes(comboBox, "Enter"), ...escapes(comboBox) },
  "multi-select": {
    ...listTrials(multiSelect),
    ...takes(multiSelect, "Enter in the list", true),
    ...takes(
      { ...multiSelect, args: { onCreate: undefined }, hasSearch: false },
      "Space in a list without a search",
      true,
    ),
    ...escapes(multiSelect),
  },
  "filter-chip": {
    ...listTrials(filterChip),
    ...takes(filterChip, "Enter in the list", true),
    ...takes(
      {
        ...filterChip,
        args: {
          options: [
            { id: "busy", label: "Busy" },
            { id: "failed", label: "Failed" },
          ],
        },
        hasSearch: false,
      },
      "Space in a list without a search",
      true,
    ),
    ...escapes(filterChip),
  },
  select: { ...listTrials(select), ...takes(select, "Enter, Space in the list"), ...escapes(select) },
  "phone-field": {
    Tab: () => ({
      story: "Norwegian",
      begin: () => goTo(phoneField.trigger()),
      see: () => hasFocus(page.getByRole("textbox", { name: "Phone number" })),
    }),
    ...listTrials(phoneField),
    "every other key": () => ({
      story: "Empty",
      strokes: ["5"],
      begin: () => goTo(page.getByRole("textbox", { name: "Phone number" })),
      see: () => expect.element(page.getByRole("textbox", { name: "Phone number" })).toHaveValue("5"),
    }),
  },
};
