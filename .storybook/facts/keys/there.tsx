import { useState } from "react";
import { expect } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";

import { focusedElement } from "../../../packages/widgets/src/lib/focusedElement.js";
import { Button } from "../../../packages/widgets/src/ui/button/index.js";
import { keyboardText } from "./strokes.ts";
import type { StoryOfPart } from "./trial.ts";

/** Presses keys as the table names them. */
export async function press(...strokes: string[]): Promise<void> {
  for (const stroke of strokes) await userEvent.keyboard(keyboardText(stroke));
}

/** Brings the focus to something that is drawn. */
export async function goTo(target: Locator): Promise<void> {
  await expect.element(target).toBeInTheDocument();
  (target.element() as HTMLElement).focus();
  await hasFocus(target);
}

export const hasFocus = (target: Locator) => expect.element(target).toHaveFocus();
export const isThere = (target: Locator) => expect.element(target).toBeVisible();
export const isGone = (target: Locator) => expect.element(target).not.toBeInTheDocument();

export const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });

/** What has the focus, or what a search above a list points at. */
export function active(): HTMLElement | null {
  const focused = focusedElement();
  const id = focused?.getAttribute("aria-activedescendant");
  return (id ? document.getElementById(id) : focused) as HTMLElement | null;
}

/** Until what is active is called so. */
export const isActive = (name: string) => expect.poll(() => active()?.textContent).toContain(name);

/** Waits for a call of something that a story is given. */
export const isCalled = (spy: unknown) => expect.poll(() => spy).toHaveBeenCalled();

/** What a button opens and what closes itself: it begins with the focus on the button. */
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
