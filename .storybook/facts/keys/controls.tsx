import { expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { Button } from "../../../packages/widgets/src/ui/button/index.js";
import { button, goTo, hasFocus, isCalled, isThere, press } from "./there.tsx";
import type { Trial, Trials } from "./trial.ts";

/** The trial of `Tab`: it goes from the first of several buttons to the next. */
const goesOn = (story: string, first: string, next: string): Trials => ({
  Tab: () => ({ story, begin: () => goTo(button(first)), see: () => hasFocus(button(next)) }),
});

/** The trial of a key that shows another panel, beginning at the second of three tabs. */
const showsPanel = (forward: string): Trial => ({
  story: "Playground",
  async begin() {
    await goTo(page.getByRole("tab", { name: "General Information" }));
    await press("Right");
    await isThere(page.getByText("Seven calls."));
  },
  see: (stroke) => isThere(page.getByText(stroke === forward ? "Two notes." : "Product, customer, contact, number.")),
});

const radio = (name: string) => page.getByRole("radio", { name });

/** The trials of parts that are pressed or switched. */
export const controls: Readonly<Record<string, Trials>> = {
  button: {
    "Enter, Space": () => {
      const onPress = vi.fn();
      const begin = () => goTo(button("Call Now"));
      return { story: "Playground", args: { onPress }, begin, see: () => isCalled(onPress) };
    },
  },
  "copy-button": {
    "Enter, Space": () => {
      const text = vi.fn(() => "Hello, this is Aylin.");
      return { story: "Playground", args: { text }, begin: () => goTo(button("Copy")), see: () => isCalled(text) };
    },
  },
  "changed-meanwhile": {
    Tab: () => ({
      story: "Default",
      begin: () => hasFocus(page.getByRole("group")),
      async see() {
        await hasFocus(button("Keep mine"));
        await press("Tab");
        await hasFocus(button("Take theirs"));
      },
    }),
    "Enter, Space": () => {
      const onTakeTheirs = vi.fn();
      const begin = () => goTo(button("Take theirs"));
      return { story: "Default", args: { onTakeTheirs }, begin, see: () => isCalled(onTakeTheirs) };
    },
  },
  checkbox: {
    Space: () => ({
      story: "Playground",
      begin: () => goTo(page.getByRole("checkbox")),
      async see() {
        await expect.element(page.getByRole("checkbox")).toBeChecked();
        await press("Space");
        await expect.element(page.getByRole("checkbox")).not.toBeChecked();
      },
    }),
  },
  chip: {
    "Enter, Space": () => ({
      story: "Editable",
      begin: () => goTo(button("Trade fair")),
      see: () => expect.element(button("Trade fair")).toHaveAttribute("aria-pressed", "true"),
    }),
    "Enter, Escape while it is renamed": () => ({
      story: "Editable",
      async begin() {
        await goTo(button("Rename tag Trade fair"));
        await press("Enter");
        await hasFocus(page.getByRole("textbox"));
        await userEvent.keyboard("Autumn");
      },
      see: (stroke) => isThere(button(stroke === "Enter" ? "Autumn" : "Trade fair")),
    }),
  },
  "empty-state": {
    "Enter, Space": () => {
      const onPress = vi.fn();
      const args = { action: <Button onPress={onPress}>Add Call Center Item</Button> };
      return {
        story: "Default",
        args,
        begin: () => goTo(button("Add Call Center Item")),
        see: () => isCalled(onPress),
      };
    },
  },
  link: {
    Enter: () => ({
      story: "Playground",
      begin: () => goTo(page.getByRole("link")),
      async see() {
        await expect.poll(() => location.hash).toBe("#forgot");
        history.replaceState(null, "", location.pathname + location.search);
      },
    }),
  },
  notice: {
    Tab: () => ({
      story: "Default",
      begin: () => isThere(button("Try Again")),
      see: () => hasFocus(button("Try Again")),
    }),
  },
  pagination: {
    ...goesOn("Middle", "Previous page", "Page 1"),
    "Enter, Space": () => ({
      story: "Middle",
      begin: () => goTo(button("Next page")),
      see: () => expect.element(button("Page 6")).toHaveAttribute("aria-current", "page"),
    }),
    "Down, Up": () => ({
      story: "Middle",
      begin: () => goTo(button(/Rows per page/)),
      see: () => isThere(page.getByRole("listbox")),
    }),
  },
  segmented: {
    "arrow keys": () => ({
      story: "Playground",
      begin: () => goTo(radio("Daily")),
      async see(stroke) {
        await hasFocus(radio(stroke === "Left" || stroke === "Up" ? "Today" : "Monthly"));
        await expect.element(radio("Daily")).toBeChecked();
      },
    }),
    "Enter, Space": () => {
      const onChange = vi.fn();
      return {
        story: "Playground",
        args: { onChange },
        begin: () => goTo(radio("Monthly")),
        see: () => expect.poll(() => onChange).toHaveBeenCalledExactlyOnceWith("monthly"),
      };
    },
  },
  "selection-bar": {
    ...goesOn("Default", "Call Now", "Call Later"),
    "Enter, Space": () => ({
      story: "Default",
      begin: () => goTo(button("Export")),
      see: (_stroke, { args }) =>
        isCalled(
          (args["actions"] as { id?: string; onAction?: unknown }[]).find(({ id }) => id === "export")?.onAction,
        ),
    }),
  },
  switch: {
    Space: () => ({
      story: "Playground",
      begin: () => goTo(page.getByRole("switch")),
      async see() {
        await expect.element(page.getByRole("switch")).toBeChecked();
        await press("Space");
        await expect.element(page.getByRole("switch")).not.toBeChecked();
      },
    }),
  },
  tabs: { "Left, Right": () => showsPanel("Right"), "Home, End": () => showsPanel("End") },
  "widget-header": {
    ...goesOn("Default", "Import", "Export"),
    "Enter, Space": () => ({
      story: "Default",
      begin: () => goTo(button("Create")),
      see: (_stroke, { args }) => isCalled((args["primary"] as { onAction: unknown }).onAction),
    }),
  },
};
