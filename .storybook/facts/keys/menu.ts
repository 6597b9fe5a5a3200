import { page } from "vitest/browser";

import { button, goTo, hasFocus, isActive, isCalled, isGone, isThere, press } from "./there.tsx";
import type { Trials } from "./trial.ts";

const items = () => page.getByRole("menu");
const openMenu = async () => {
  await goTo(button("More"));
  await press("Enter");
  await isThere(items());
  await isActive("Detail");
};

/** The trials of a menu that a button opens. */
export const menu: Trials = {
  "Enter, Space, Down, Up": () => ({
    story: "Closed",
    begin: () => goTo(button("More")),
    see: () => isThere(items()),
  }),
  "Down, Up, Home, End": () => ({
    story: "Closed",
    async begin() {
      await openMenu();
      await press("Down");
      await isActive("Call");
    },
    see: (stroke) => isActive({ Down: "Sync Contacts", End: "Delete" }[stroke] ?? "Detail"),
  }),
  "a letter": () => ({ story: "Closed", strokes: ["S"], begin: openMenu, see: () => isActive("Sync Contacts") }),
  "Enter, Space": () => ({
    story: "Closed",
    begin: openMenu,
    see: (_stroke, { args }) => isCalled((args["items"] as { onAction: unknown }[])[0]?.onAction),
  }),
  Escape: () => ({
    story: "Closed",
    begin: openMenu,
    async see() {
      await isGone(items());
      await hasFocus(button("More"));
    },
  }),
};
