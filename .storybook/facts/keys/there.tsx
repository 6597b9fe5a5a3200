import { useState } from "react";
import { expect } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";

import { focusedElement } from "../../../packages/widgets/src/lib/focusedElement.js";
import { Button } from "../../../packages/widgets/src/ui/button/index.js";
import { keyboardText } from "./strokes.ts";
import type { StoryOfPart } from "./trial.ts";

/** Presses keys, by their names in the table of keys. */
export async function press(...strokes: string[]): Promise<void> {
  for (const stroke of strokes) await userEvent.keyboard(keyboardText(stroke));
}

/** Moves the focus to an element once it is rendered. */
export async function goTo(target: Locator): Promise<void> {
  await expect.element(target).toBeInTheDocument();
  (target.element() as HTMLElement).focus();
  await hasFocus(target);
}

export const hasFocus = (target: Locator) => expect.element(target).toHaveFocus();
export const isThere = (target: Locator) => expect.element(target).toBeVisible();
export const isGone = (target: Locator) => expect.element(target).not.toBeInTheDocument();

export const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });

/** The element that has the focus or, in a list with a search, the option that the search points at. */
export function active(): HTMLElement | null {
  const focused = focusedElement();
  const id = focused?.getAttribute("aria-activedescendant");
  return (id ? document.getElementById(id) : focused) as HTMLElement | null;
}

/** Waits until the active element has this text. */
export const isActive = (name: string) => expect.poll(() => active()?.textContent).toContain(name);

/** Waits until a spy that a story has as a prop is called. */
export const isCalled = (spy: unknown) => expect.poll(() => spy).toHaveBeenCalled();

/** Renders a story as a layer that a button opens and that closes itself. */
export function Opened({ Story }: { Story: StoryOfPart }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const state = { isOpen, onClose: close, onCancel: close };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Story {...state} />
    </>
  );
}
