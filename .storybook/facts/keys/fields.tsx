import { expect, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";

import { Button } from "../../../packages/widgets/src/ui/button/index.js";
import { active, button, goTo, hasFocus, isCalled, isThere, press } from "./there.tsx";
import type { Trials } from "./trial.ts";

/** The trial of typing, as in any text field. */
const types = (story: string, field: () => Locator): Trials => ({
  "every other key": () => ({
    story,
    strokes: ["x"],
    begin: () => goTo(field()),
    see: () => expect.element(field()).toHaveValue("x"),
  }),
});

const searchBox = () => page.getByRole("searchbox");
const textBox = () => page.getByRole("textbox");
const stars = () => page.getByRole("slider");
const areStars = (count: number) => expect.element(stars()).toHaveAttribute("aria-valuenow", `${count}`);
const part = (name: RegExp) => page.getByRole("spinbutton", { name });
const says = (name: RegExp, text: string) => expect.element(part(name)).toHaveTextContent(text);
const [month, day, year] = [/^month/, /^day/, /^year/];

const dayHere = () => new Date(/\w+ \d+, \d{4}/.exec(active()?.getAttribute("aria-label") ?? "")?.[0] ?? "").getTime();
const days = (count: number) => count * 86_400_000;

/** The trials of parts into which a user types. */
export const fields: Readonly<Record<string, Trials>> = {
  "search-field": {
    "/": () => ({
      story: "Empty",
      draw: (Story) => (
        <div data-widget="calls">
          <Button>Elsewhere</Button>
          <Story />
        </div>
      ),
      begin: () => goTo(button("Elsewhere")),
      see: () => hasFocus(searchBox()),
    }),
    Enter: () => {
      const onSearch = vi.fn();
      return {
        story: "Empty",
        // With this delay nothing is searched for until Enter is pressed.
        args: { onSearch, debounceMs: 600_000 },
        async begin() {
          await goTo(searchBox());
          await userEvent.keyboard("olive");
          expect(onSearch).not.toHaveBeenCalled();
        },
        see: () => expect.poll(() => onSearch).toHaveBeenCalledExactlyOnceWith("olive"),
      };
    },
    Escape: () => ({
      story: "WithText",
      begin: () => goTo(searchBox()),
      see: () => expect.element(searchBox()).toHaveValue(""),
    }),
    ...types("Empty", searchBox),
  },
  "text-area": {
    Enter: () => ({
      story: "Playground",
      begin: () => goTo(textBox()),
      see: () => expect.element(textBox()).toHaveValue("\n"),
    }),
    Tab: () => ({
      story: "Playground",
      draw: (Story) => (
        <>
          <Story />
          <Button>After it</Button>
        </>
      ),
      begin: () => goTo(textBox()),
      async see() {
        await hasFocus(button("After it"));
        await expect.element(textBox()).toHaveValue("");
      },
    }),
    ...types("Playground", textBox),
  },
  "text-field": {
    Enter: () => {
      const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
      return {
        story: "Playground",
        draw: (Story) => (
          <form onSubmit={onSubmit}>
            <Story />
          </form>
        ),
        begin: () => goTo(textBox()),
        see: () => isCalled(onSubmit),
      };
    },
    ...types("Playground", textBox),
  },
  rating: {
    "Right, Up": () => ({ story: "StartsAtTwo", begin: () => goTo(stars()), see: () => areStars(3) }),
    "Left, Down": () => ({ story: "StartsAtTwo", begin: () => goTo(stars()), see: () => areStars(1) }),
    "Home, End": () => ({
      story: "StartsAtTwo",
      begin: () => goTo(stars()),
      see: (stroke) => areStars(stroke === "Home" ? 0 : 5),
    }),
    "0 to 5": () => ({ story: "StartsAtTwo", begin: () => goTo(stars()), see: (stroke) => areStars(Number(stroke)) }),
  },
  "date-time-field": {
    "Left, Right": () => ({
      story: "Chosen",
      begin: () => goTo(part(day)),
      see: (stroke) => hasFocus(part(stroke === "Left" ? month : year)),
    }),
    "Up, Down": () => ({
      story: "Chosen",
      begin: () => goTo(part(day)),
      see: (stroke) => says(day, stroke === "Up" ? "25" : "23"),
    }),
    digits: () => ({
      story: "Chosen",
      strokes: ["5"],
      begin: () => goTo(part(month)),
      async see() {
        await says(month, "05");
        await hasFocus(part(day));
      },
    }),
    "Backspace, Delete": () => ({
      story: "Chosen",
      begin: () => goTo(part(day)),
      see: () => says(day, "02"),
    }),
    "Alt + Down": () => ({
      story: "Chosen",
      begin: () => goTo(part(month)),
      see: () => isThere(page.getByRole("grid")),
    }),
    "arrow keys, Page up, Page down": () => {
      let before = 0;
      return {
        story: "Chosen",
        args: { value: "2027-03-17T09:30" },
        async begin() {
          await goTo(part(month));
          await press("Alt + Down");
          await isThere(page.getByRole("grid"));
          await expect.poll(dayHere).not.toBeNaN();
          before = dayHere();
        },
        see: (stroke) =>
          expect
            .poll(() => dayHere() - before)
            .toBe(
              {
                Left: days(-1),
                Right: days(1),
                Up: days(-7),
                Down: days(7),
                "Page up": days(-28),
                "Page down": days(31),
              }[stroke],
            ),
      };
    },
  },
};
