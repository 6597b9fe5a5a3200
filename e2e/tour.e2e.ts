import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";

import { newSeller } from "./newSeller.ts";
import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

const guide = (page: Page) => page.getByRole("dialog", { name: "User guide" });
const at = (page: Page, step: number) => guide(page).getByText(`${step} of 9`).waitFor();
// The first button is meant: an empty list has another one with the same name further down.
const create = (page: Page) => page.getByRole("button", { name: "Create", exact: true }).first();

test("A-TOUR-01 A-TOUR-02 A-TOUR-03 A-TOUR-04 A-TOUR-05 A-TOUR-06 A-TOUR-07 R-46 a new seller is led from the welcome to their first call", async () => {
  const { email } = await newSeller("Gonca");
  const { page, complaints } = await newPerson();
  await arrive(page, email);
  await page.getByRole("button", { name: "Skip", exact: true }).click();
  await at(page, 1);

  await page.getByRole("link", { name: "Potential Customers", exact: true }).click();
  await guide(page).getByText("Click on the button to create a new potential customer.").waitFor();
  await create(page).click();
  await at(page, 3);
  await createCustomer(page);

  // The tour survives reloads, and shows how to continue from any page.
  await at(page, 5);
  await page.reload();
  await at(page, 5);
  await page.getByRole("link", { name: "Call Center" }).click();
  await guide(page).getByText("Click on the button to create a new call center.").waitFor();
  await create(page).click();
  await at(page, 7);
  await createItem(page);

  await at(page, 8);
  await page.getByRole("row", { name: "Fjord & Sønner" }).getByRole("button", { name: "Call Nora Berg" }).click();
  await at(page, 9);
  await page.getByRole("dialog", { name: "Call Nora Berg" }).getByRole("button", { name: "Call Now" }).click();
  await page.getByText("You know the way now. The user guide is always at the top.").waitFor();
  expect(await guide(page).count()).toBe(0);

  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("button", { name: "User guide" }).click();
  await at(page, 1);
  await guide(page).getByRole("button", { name: "Skip tour" }).click();
  await guide(page).waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
});

async function createCustomer(page: Page): Promise<void> {
  const drawer = page.getByRole("dialog", { name: "Create potential customer" });
  await drawer.getByRole("textbox", { name: "Name" }).first().fill("Fjord & Sønner");
  await drawer.getByRole("button", { name: /Country$/ }).click();
  await page.getByRole("combobox", { name: "Search" }).fill("Norway");
  await page.getByRole("option", { name: "Norway" }).click();
  await drawer.getByRole("button", { name: /Products$/ }).click();
  await page.getByRole("option").first().click();
  await page.keyboard.press("Escape");
  await guide(page).getByRole("button", { name: "Next" }).click();
  await at(page, 4);
  const contact = drawer.getByRole("group", { name: "First contact" });
  await contact.getByRole("textbox", { name: "Name", exact: false }).first().fill("Nora");
  await contact.getByRole("textbox", { name: "Surname" }).fill("Berg");
  await contact.getByRole("textbox", { name: "Phone number" }).fill("+4722860144");
  await drawer.getByRole("button", { name: "Create", exact: true }).click();
}

async function createItem(page: Page): Promise<void> {
  const drawer = page.getByRole("dialog", { name: "Add New Call" });
  await drawer.getByRole("button", { name: /Product$/ }).click();
  await page.getByRole("option").first().click();
  await drawer.getByRole("button", { name: /Customer$/ }).click();
  await page.getByRole("option", { name: "Fjord & Sønner" }).click();
  await drawer.getByRole("button", { name: /Contact$/ }).click();
  await page.getByRole("option", { name: "Nora Berg" }).click();
  await drawer.getByRole("button", { name: "Create", exact: true }).click();
}

/** The subject of each step, as an element. */
const spokenOf: Readonly<Record<number, string>> = {
  1: '[data-tour="potential-customers"], [data-tour="menu"]',
  2: '[data-widget="potential-customers"] [data-action="create"]',
  3: 'form:has([data-tour="first-contact"])',
  4: '[data-tour="first-contact"]',
  5: '[data-tour="call-center"], [data-tour="menu"]',
  6: '[data-widget="call-center"] [data-action="create"]',
  7: '[data-tour="new-call"]',
  8: '[data-widget="call-center"] [data-row-id] [data-action="call"]',
  9: '[data-action="call-now"]',
};

/** How much of the visible part of a step's subject the bubble covers, in px², once nothing moves. */
async function coveredAt(page: Page, step: number): Promise<{ covered: number; isOnScreen: boolean }> {
  const read = () =>
    page.evaluate((selector) => {
      const bubble = document.querySelector('[role="dialog"][aria-label="User guide"]')?.getBoundingClientRect();
      const subject = [...document.querySelectorAll<HTMLElement>(selector)].find(
        (one) => one.checkVisibility() && !one.closest("[inert], [aria-hidden='true']"),
      );
      if (!bubble || !subject) return undefined;
      let { left, top, right, bottom } = subject.getBoundingClientRect();
      for (let around = subject.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === "visible") continue;
        const clip = around.getBoundingClientRect();
        [left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)];
        [right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)];
      }
      const wide = Math.min(right, bubble.right) - Math.max(left, bubble.left);
      const high = Math.min(bottom, bubble.bottom) - Math.max(top, bubble.top);
      const isOnScreen =
        bubble.left >= 0 && bubble.top >= 0 && bubble.right <= innerWidth && bubble.bottom <= innerHeight;
      return {
        covered: Math.round(Math.max(0, wide) * Math.max(0, high)),
        isOnScreen,
        at: [left, top, bubble.x, bubble.y],
      };
    }, spokenOf[step] ?? "");
  let before = await read();
  await expect
    .poll(async () => {
      const now = await read();
      const isStill = now !== undefined && JSON.stringify(now) === JSON.stringify(before);
      before = now;
      return isStill;
    })
    .toBe(true);
  return { covered: before?.covered ?? -1, isOnScreen: before?.isOnScreen ?? false };
}

test.each([
  ["on a desk", { width: 1440, height: 900 }],
  ["on a phone", { width: 390, height: 844 }],
])(
  "A-TOUR-05 who only looks goes from step to step and back, and sees what each is about: %s",
  async (_where, viewport) => {
    const { page, complaints } = await newPerson({ viewport });
    await arrive(page, "seller@callwright.test");
    await page.getByRole("banner").getByRole("button", { name: "User guide" }).click();
    const press = (name: string) => guide(page).getByRole("button", { name, exact: true }).click();
    // On a phone, the menu has to be opened first to get to a page.
    const goOn = async (step: number) => {
      await press("Next");
      const isInMenu = viewport.width < 640 && (step === 1 || step === 5);
      if (isInMenu) await page.getByRole("dialog", { name: "Navigation" }).waitFor();
      if (isInMenu) await press("Next");
    };
    for (let step = 1; step <= 9; step += 1) {
      await at(page, step);
      expect({ step, ...(await coveredAt(page, step)) }).toEqual({ step, covered: 0, isOnScreen: true });
      if (step < 9) await goOn(step);
    }
    await press("Back");
    await at(page, 8);
    await press("Back");
    await at(page, 6);
    await press("Back");
    await at(page, 5);
    expect(await page.getByRole("dialog", { name: "Add New Call" }).count()).toBe(0);
    expect(complaints).toEqual([]);
  },
);

test("A-TOUR-05 R-43 a manager is led to what they can do, to its end", async () => {
  const { page, complaints } = await newPerson();
  await arrive(page, "admin@callwright.test");
  await page.getByRole("banner").getByRole("button", { name: "User guide" }).click();
  for (const step of [1, 2, 3]) {
    await guide(page).getByText(`${step} of 4`).waitFor();
    expect({ step, ...(await coveredAt(page, step)) }).toEqual({ step, covered: 0, isOnScreen: true });
    await guide(page).getByRole("button", { name: "Next" }).click();
  }
  await guide(page).getByText("4 of 4").waitFor();
  expect(await coveredAt(page, 4)).toEqual({ covered: 0, isOnScreen: true });
  await guide(page).getByRole("button", { name: "Finish" }).click();
  await page.getByText("You know the way now. The user guide is always at the top.").waitFor();
  expect(complaints).toEqual([]);
});
