import { composeStories, type Decorator } from "@storybook/react-vite";
import { afterEach, describe, expect, test } from "vitest";

import { CallwrightProvider } from "../provider/index.js";
import { everyPressLands } from "../testing/everyPressLands.js";
import { waitLightly } from "../testing/waitLightly.js";
import { formStories } from "./testing/formStories.js";

const stories = import.meta.glob<Stories>("../**/*.stories.tsx");

waitLightly();

const provided: Decorator = (Story) => (
  <CallwrightProvider>
    <Story />
  </CallwrightProvider>
);

let drawn: HTMLElement | undefined;

afterEach(() => {
  drawn?.remove();
});

describe("every press lands, also one that takes the focus out of a field that is wrong", () => {
  test.each(Object.entries(formStories))("in %s", { timeout: 240_000 }, async (_form, [file, name, index = 0]) => {
    const all = composeStories(await stories[`../${file}.stories.tsx`]!(), { decorators: [provided] });
    const story = (all as Record<string, Story>)[name]!;
    const pressed = await everyPressLands(
      async () => {
        drawn?.remove();
        drawn = document.body.appendChild(document.createElement("main"));
        await story.run({ canvasElement: drawn });
      },
      () => formsThere()[index] ?? null,
    );
    expect(pressed.length).toBeGreaterThan(1);
  });
});

/** Forms in the page, which keep their button beside them. */
const inPlace = [
  "companies/faq/FaqForm.tsx",
  "widgets/call-center/detail/notes/NoteForm.tsx",
  "widgets/numbers/detail/PauseSection.tsx",
  "widgets/numbers/detail/CapsForm.tsx",
];

/** Forms of existing records, which are loaded before they are edited. */
const ofWhatIsThere = ["widgets/potential-customers/form/GeneralInfo.tsx"];

describe("a form in a dialog", () => {
  test.each(Object.entries(formStories))(
    "is begun and sent in the same place: %s",
    async (form, [file, name, index = 0]) => {
      const all = composeStories(await stories[`../${file}.stories.tsx`]!(), { decorators: [provided] });
      drawn = document.body.appendChild(document.createElement("main"));
      await (all as Record<string, Story>)[name]!.run({ canvasElement: drawn });
      await expect.poll(() => formsThere()[index]).toBeDefined();
      const element = formsThere()[index]!;
      const dialog = element.closest("[role='dialog']");
      if (!dialog || inPlace.includes(form)) return;
      const submit = [...element.elements].find((part) => part.matches("[type='submit']"));
      expect(submit?.closest("footer"), "its button is in the footer").not.toBeNull();
      if (ofWhatIsThere.includes(form)) return;
      const hasFocus = () => element.querySelector("[data-cw-field-size]")?.matches(":focus-within");
      await expect.poll(hasFocus, { message: "it begins in its first field" }).toBe(true);
    },
  );
});

/** The forms on the screen; if a dialog is open, only its own. */
function formsThere() {
  const inDialog = document.querySelectorAll<HTMLFormElement>("[role='dialog'] form");
  return inDialog.length > 0 ? inDialog : document.querySelectorAll("form");
}

type Stories = Parameters<typeof composeStories>[0];

interface Story {
  run: (context: { canvasElement: HTMLElement }) => Promise<void>;
}
