import type { Locator, Page } from "playwright-core";

/** Presses Tab until the focus is on the requested element, once it exists. Fails if it never gets there. */
export async function tabTo(page: Page, target: Locator, { maxPresses = 60, key = "Tab" } = {}): Promise<void> {
  await target.waitFor();
  await page.evaluate(settled, undefined);
  for (let presses = 0; presses < maxPresses; presses += 1) {
    if (await hasFocus(target)) return;
    const before = await page.evaluateHandle(focusedElement);
    await page.keyboard.press(key);
    await page.evaluate(settled, before);
    await before.dispose();
  }
  throw new Error(`${maxPresses} × ${key} did not lead to ${String(target)}.`);
}

/** The focused element, including shadow roots. It runs in the page. */
function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/**
 * Waits until the focus has left an element, closing elements are gone, and the result of the press is rendered, like a
 * person who looks for the focus before the next key. A key that is held for a part that is still loading moves the
 * focus a moment later; at the end of a page no key moves it. It runs in the page.
 */
async function settled(before: Element | null | undefined): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const focused = () => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused;
  };
  for (const last = performance.now() + 1_500; focused() === before && performance.now() < last;) await frame();
  while (document.querySelector("[data-exiting]")) await frame();
  for (let frames = 0; frames < 2; frames += 1) await frame();
}

/** Whether the focus is on an element or in it, including shadow roots. */
export async function hasFocus(target: Locator): Promise<boolean> {
  return (await target.count()) > 0 && target.evaluate((element) => element.matches(":focus, :focus-within"));
}

/** Moves the focus to a control by keyboard, and presses it. */
export async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves the focus to a field and types; its previous text is replaced. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/** Opens a select with a search, searches for an option and chooses it. A list with multiple selection stays open. */
export async function choose(page: Page, field: Locator, option: string): Promise<void> {
  await press(page, field);
  await page.getByRole("combobox", { name: "Search" }).waitFor();
  await page.keyboard.type(option);
  await take(page, option);
}

/** Chooses one of the open options. */
export async function take(page: Page, option: string): Promise<void> {
  const found = page.getByRole("option", { name: option }).first();
  await found.waitFor();
  for (let presses = 0; (await found.getAttribute("data-focused")) === null; presses += 1) {
    if (presses > 40) throw new Error(`The arrows did not lead to "${option}".`);
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Enter");
}

/** Moves from a table's first row to one of its rows, and there to one of its parts. */
export async function goToPart(page: Page, row: Locator, part: Locator): Promise<void> {
  await row.waitFor();
  await tabTo(page, page.locator("[data-row-id]").first());
  await tabTo(page, row, { key: "ArrowDown" });
  await tabTo(page, part, { key: "ArrowRight", maxPresses: 20 });
}
