import type { Locator, Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";

import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function onPhone(address: string): Promise<Page> {
  const { page } = await newPerson(phone);
  await arrive(page, "seller@callwright.test", address);
  return page;
}

/** Whether a touch up to 21 px from the centre of an element, above, below and beside it, still presses it. */
function isInReach(thing: Locator, across = 21): Promise<boolean> {
  return thing.evaluate((element, across) => {
    element.scrollIntoView({ block: "center" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const around = [
      [across, 0],
      [-across, 0],
      [0, 21],
      [0, -21],
    ] as const;
    return around.every(([dx, dy]) =>
      element.contains(document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy)),
    );
  }, across);
}

/** Whether an element is completely visible. */
function isInView(thing: Locator): Promise<boolean> {
  return thing.evaluate(
    (element) =>
      new Promise<boolean>((resolve) => {
        new IntersectionObserver(([seen]) => resolve((seen?.intersectionRatio ?? 0) > 0.99)).observe(element);
      }),
  );
}

test("on a phone the player of the last row comes into view, and the times of a conversation are in a finger's reach", async () => {
  const page = await onPhone("/all-calls?perPage=50");
  const play = page.getByRole("button", { name: /^Play the recording/ }).last();
  await play.tap();
  const player = page.getByRole("group", { name: "Recording" });
  await player.getByRole("button", { name: "Pause" }).waitFor();
  await expect.poll(() => isInView(player)).toBe(true);

  await play.locator("xpath=ancestor::*[@data-row-id]").tap({ position: { x: 40, y: 20 } });
  const times = page.getByRole("button", { name: /^Play from/ });
  await times.first().waitFor();
  expect(await isInReach(times.first())).toBe(true);
  expect(await isInReach(times.nth(1))).toBe(true);
});

test("B-PC-12 B-PC-13 on a phone a press on what counts further products opens the customer", async () => {
  const page = await onPhone("/potential-customers?text=Greystone");
  const more = page.getByRole("button", { name: /^Products of .*: show/ }).first();
  await more.waitFor();
  const row = page.locator("[data-row-id]").filter({ has: more });
  const name = (await row.getByRole("rowheader").innerText()).trim();
  await more.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await more.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.getByRole("dialog").getByRole("heading", { name }).waitFor();
});

test("B-TAG-01 B-TAG-06 on a phone a pressed tag shows its pencil and its cross, and a finger presses neither for the other", async () => {
  const page = await onPhone("/potential-customers?text=Halvorsen");
  const tag = page.getByRole("button", { name: "Distributor", exact: true });
  const row = page.locator("[data-row-id]").filter({ has: tag }).first();
  await row.getByRole("button", { name: "Distributor", exact: true }).tap();
  expect(await isInReach(row.getByRole("button", { name: "Rename tag Distributor" }), 17)).toBe(true);
  expect(await isInReach(row.getByRole("button", { name: "Delete tag Distributor" }), 17)).toBe(true);
});

test("on a phone links are in a finger's reach", async () => {
  const page = await onPhone("/dashboard");
  const all = page.getByRole("link", { name: "View all potential customers" });
  await all.waitFor();
  expect(await isInReach(all)).toBe(true);
});

test.each([390, 360, 320])(
  "A-LAYOUT-16 A-LAYOUT-20 on a phone of %i px who is warned about their balance reaches the account menu",
  async (width) => {
    const { page } = await newPerson({ ...phone, viewport: { width, height: 640 } });
    await arrive(page, "free@callwright.test", "/products");
    const header = page.getByRole("banner");
    await header.getByRole("button", { name: /^Notifications/ }).waitFor();
    for (const each of await header.getByRole("button").or(header.getByRole("link")).filter({ visible: true }).all()) {
      const { x, width: own } = (await each.boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + own).toBeLessThanOrEqual(width);
    }
    await header.getByRole("button", { name: /Baran Demir/ }).tap();
    await page.getByRole("button", { name: "Sign out" }).waitFor();
  },
);

test.each(["/potential-customers", "/call-center", "/products"])(
  "the rows of %s are read whole in a window that is zoomed to four times, and its pages stay in reach",
  async (address) => {
    const { page } = await newPerson({ viewport: { width: 320, height: 256 } });
    await arrive(page, "seller@callwright.test", address);
    const row = page.locator("[data-row-id]").last();
    await row.waitFor();
    await page.mouse.move(160, 190);
    await page.mouse.wheel(0, 20_000);
    await expect.poll(() => isInView(row)).toBe(true);
    expect(await isInView(page.getByRole("group", { name: "Pages" }))).toBe(true);
  },
);
