import { expect } from "vitest";
import { commands, userEvent } from "vitest/browser";

import { createWayBack } from "./wayBack.js";

/**
 * Presses every focusable thing around a form with a real mouse, each out of a field that a person has just emptied, and
 * expects that it gets its click, that nothing moved under the pointer, and that what opens, opens.
 *
 * @param draw draws the form anew, with nothing entered
 * @param findForm the form's element, once it is there
 */
export async function everyPressLands(draw: () => Promise<unknown>, findForm: () => HTMLFormElement | null) {
  const pressed: string[] = [];
  const wayBack = createWayBack(findForm);
  let isFresh = false;
  for (let index = 0; ; index += 1) {
    if (!isFresh && !(index > 0 && (await wayBack.take()))) {
      await wayBack.draw(draw);
      await expect.poll(findForm).not.toBeNull();
      await expect.poll(() => focusables(surroundings(findForm()!)).length).toBeGreaterThan(1);
      await settled();
      wayBack.keepPage();
    }
    const form = findForm()!;
    const target = focusables(surroundings(form))[index];
    if (!target) break;
    pressed.push(nameOf(target));
    await leaveEmpty(form, target);
    await pressOne(target);
    // What is pressed may close, send or change what the next one needs. A field does not.
    isFresh = target.matches(texts);
  }
  return pressed;
}

/** The dialog that the form is in, else its widget: what one can go to from its fields. */
function surroundings(form: HTMLFormElement): Element {
  return form.closest("[role='dialog'], [data-widget]") ?? form.parentElement!;
}

/** What a mouse can get at, as it stands. */
function focusables(root: Element): HTMLElement[] {
  const all = root.querySelectorAll<HTMLElement>(
    "a[href], button, input, textarea, [role='slider'], [role='spinbutton']",
  );
  return [...all].filter(
    (element) =>
      !element.matches(":disabled, [type='hidden'], [aria-disabled='true']") &&
      !element.closest("[aria-hidden='true'], [inert]") &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !isCutAway(element) &&
      seen(element).getBoundingClientRect().width > 1,
  );
}

/** Only keys and assistive technology get at what a part cuts down to a point, such as the button of a place to drop a file. */
function isCutAway(element: HTMLElement): boolean {
  for (let box = element.parentElement; box; box = box.parentElement)
    if (box.offsetWidth <= 1 && getComputedStyle(box).overflowX === "hidden") return true;
  return false;
}

/** A box to tick is drawn by the label around it. */
const seen = (element: HTMLElement) =>
  (element.matches("[type='checkbox'], [type='radio']") && element.closest("label")) || element;

/** Writes in a field and takes it away again, or empties it, so that leaving it finds something wrong. */
async function leaveEmpty(form: HTMLFormElement, target: HTMLElement) {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(texts)].filter(
    (field) => field !== target && !field.disabled && !field.readOnly,
  );
  const field = fields[0];
  if (!field) return;
  field.focus({ preventScroll: true });
  await userEvent.keyboard("x");
  await userEvent.keyboard("{Control>}a{/Control}{Backspace}");
  expect(document.activeElement).toBe(field);
}

const texts = "input:not([type='checkbox'], [type='radio'], [type='hidden'], [type='file']), textarea";

async function pressOne(target: HTMLElement) {
  const shown = seen(target);
  const name = nameOf(target);
  shown.scrollIntoView({ block: "nearest" });
  shown.setAttribute("data-pressed-by-test", "");
  const before = { isOn: isOn(target) };
  const seenAt: { down?: string; up?: string; hasLanded?: boolean } = {};
  const place = () => {
    const { x, y } = shown.getBoundingClientRect();
    return `${Math.round(x)},${Math.round(y)}`;
  };
  const onDown = () => (seenAt.down = place());
  const onUp = () => (seenAt.up = place());
  const onClick = (event: Event) => (seenAt.hasLanded ??= event.composedPath().includes(shown));
  window.addEventListener("pointerdown", onDown, { capture: true });
  window.addEventListener("pointerup", onUp, { capture: true });
  window.addEventListener("click", onClick, { capture: true });
  // A link would lead away from the test.
  const stay = (event: Event) => event.preventDefault();
  if (target.matches("a[href]")) target.addEventListener("click", stay);
  try {
    await commands.press("[data-pressed-by-test]", 120);
    await expect.poll(() => seenAt.hasLanded, { message: `a click follows on ${name}` }).toBeDefined();
    expect(seenAt.up, `${name} stays where it was pressed`).toBe(seenAt.down);
    if (target.matches("[aria-haspopup='menu']")) {
      // It opens on the way down, and is over what stood there.
      await expect.poll(() => document.querySelector("[role='menu']"), { message: `${name} opens` }).not.toBeNull();
    } else {
      expect(seenAt.hasLanded, `${name} gets the click`).toBe(true);
    }
    if (target.matches(texts)) await expect.poll(() => document.activeElement, { message: name }).toBe(target);
    if (target.matches("[type='checkbox']"))
      await expect.poll(() => isOn(target), { message: `${name} is ticked` }).toBe(!before.isOn);
    if (target.matches("[aria-haspopup='listbox']"))
      await expect.poll(() => document.querySelector("[role='listbox']"), { message: `${name} opens` }).not.toBeNull();
  } finally {
    shown.removeAttribute("data-pressed-by-test");
    window.removeEventListener("pointerdown", onDown, { capture: true });
    window.removeEventListener("pointerup", onUp, { capture: true });
    window.removeEventListener("click", onClick, { capture: true });
  }
}

const isOn = (element: HTMLElement) => (element instanceof HTMLInputElement ? element.checked : undefined);

/** For messages: what it is, and what it is called. */
function nameOf(element: HTMLElement): string {
  const labels = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const said = labels.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
  const text = element.getAttribute("aria-label") ?? (said || label || element.textContent);
  return `${element.tagName.toLowerCase()} “${text?.trim()}”`;
}

/** What is on its way in has arrived. */
async function settled() {
  const moving = () =>
    document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime as number))
      .length;
  await expect.poll(moving).toBe(0);
}
