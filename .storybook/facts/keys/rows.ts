import { expect, vi } from "vitest";

import { focusedElement } from "../../../packages/widgets/src/lib/focusedElement.js";
import { press } from "./there.tsx";
import type { Trials } from "./trial.ts";

const rows = () => [...document.querySelectorAll<HTMLElement>("[data-row-id]")];
const row = (index: number) => rows()[index] ?? document.body;
const at = () => rows().indexOf(focusedElement() as HTMLElement);
const chosen = () => rows().filter((row) => row.getAttribute("aria-selected") === "true").length;
/** The third row and its controls, in order. */
const controls = () => [row(2), ...row(2).querySelectorAll<HTMLElement>("button, input, a")];
const goToRow = async (index: number) => {
  await expect.poll(() => rows().length).toBe(16);
  row(index).focus();
  await expect.poll(at).toBe(index);
};

/** The trials of the table, the only part whose rows get the focus. */
export const table: Trials = {
  "Up, Down, Home, End, Page up, Page down": () => ({
    story: "Default",
    begin: () => goToRow(8),
    async see(stroke) {
      const to = { Up: 7, Down: 9, Home: 0, End: 15 }[stroke];
      if (to !== undefined) await expect.poll(at).toBe(to);
      else if (stroke === "Page up") await expect.poll(at).toBeLessThan(7);
      else await expect.poll(at).toBeGreaterThan(9);
    },
  }),
  "Left, Right": () => ({
    story: "Default",
    async begin() {
      await goToRow(2);
      await press("Right");
      await expect.poll(() => row(2).contains(focusedElement()) && at() === -1).toBe(true);
    },
    see: (stroke) =>
      expect.poll(() => controls().indexOf(focusedElement() as HTMLElement)).toBe(stroke === "Left" ? 0 : 2),
  }),
  Enter: () => ({
    story: "Default",
    begin: () => goToRow(2),
    see: () => expect.poll(() => row(2).dataset["open"]).toBe("true"),
  }),
  Space: () => ({
    story: "Default",
    begin: () => goToRow(2),
    async see() {
      await expect.poll(chosen).toBe(1);
      await press("Space");
      await expect.poll(chosen).toBe(0);
    },
  }),
  "Shift + Up, Shift + Down": () => ({
    story: "Default",
    begin: () => goToRow(4),
    async see(stroke) {
      await expect.poll(chosen).toBe(2);
      await press(stroke);
      await expect.poll(chosen).toBe(3);
    },
  }),
  "Ctrl or Cmd + A": () => ({
    story: "Default",
    begin: () => goToRow(4),
    see: () => expect.poll(chosen).toBe(16),
  }),
  Escape: () => ({
    story: "Selected",
    async begin() {
      await goToRow(4);
      expect(chosen()).toBe(3);
    },
    see: () => expect.poll(chosen).toBe(0),
  }),
  "C, E, Delete": () => {
    const rowKeys = { c: vi.fn(), e: vi.fn(), Delete: vi.fn() };
    return {
      story: "Default",
      args: { rowKeys },
      begin: () => goToRow(3),
      see: (stroke) =>
        expect
          .poll(() => ({ C: rowKeys.c, E: rowKeys.e, Delete: rowKeys.Delete })[stroke])
          .toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: row(3).dataset["rowId"] })),
    };
  },
};
