import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";

import { addToCallCenter, type Callee } from "./callList.ts";
import { goToPart, press, tabTo } from "./keyboard.ts";
import { newSeller } from "./newSeller.ts";
import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

const sakura: Callee = {
  customer: "Sakura Foods KK",
  country: "JP",
  timeZone: "Asia/Tokyo",
  name: "Yuki",
  surname: "Mori",
  phoneNumber: "+81662271840",
};

describe("a call at the customer's own time", () => {
  test("A-CALL-06 A-CALL-07 A-CALL-09 A-CALL-12 R-39 is set by keyboard, and both clocks are named; it waits among the calls until it is cancelled (A-CALLS-16, A-CALLS-24, R-38)", async () => {
    const { email, client } = await newSeller("Hale");
    await client.call("completeWelcome");
    await addToCallCenter(client, [sakura]);
    const { page, complaints } = await newPerson({ timezoneId: "America/New_York" });
    await arrive(page, email);

    await press(page, page.getByRole("link", { name: "Call Center" }));
    const item = page.getByRole("row", { name: sakura.customer });
    await goToPart(page, item, item.getByRole("button", { name: "Call Yuki Mori" }));
    await page.keyboard.press("Enter");
    await press(page, page.getByRole("dialog").getByRole("button", { name: "Call Later", exact: true }));
    const modal = page.getByRole("dialog", { name: "Call Later" });
    await modal.getByText("in Tokyo").waitFor();
    await press(page, modal.getByRole("button", { name: "Schedule" }));
    await modal.getByText("Date is required").waitFor();
    await typeDate(page, inTokyo(-1));
    await press(page, modal.getByRole("button", { name: "Schedule" }));
    await modal.getByText("Choose a time that is still to come").waitFor();
    const day = inTokyo(3);
    await typeDate(page, day);
    await modal.getByText("Tokyo, GMT+9").waitFor();
    // Half past nine in Tokyo is the previous evening in New York.
    const due = new Date(`${day}T09:30:00+09:00`);
    const here = written(due, "America/New_York");
    await modal.getByText(`That is ${here} your time.`).waitFor();
    await press(page, modal.getByRole("button", { name: "Schedule" }));
    await page.getByText("Call successfully scheduled").waitFor();
    await modal.waitFor({ state: "detached" });

    await press(page, page.getByRole("link", { name: "My Calls" }));
    const call = page.getByRole("row", { name: sakura.customer });
    await goToPart(page, call, call.locator("[tabindex]").filter({ hasText: "Scheduled" }));
    const there = written(due, "Asia/Tokyo");
    await page.getByRole("tooltip", { name: `${there} in Asia/Tokyo (GMT+9)` }).waitFor();
    expect(await call.locator(`time[datetime="${due.toISOString()}"]`).textContent()).toBe(here);
    await tabTo(page, call.getByRole("button", { name: "Cancel call" }), { key: "ArrowRight" });
    await page.keyboard.press("Enter");
    const question = page.getByRole("alertdialog", { name: "Cancel the call to Yuki Mori" });
    await press(page, question.getByRole("button", { name: "Cancel call" }));
    await page.getByText("Call was cancelled.").waitFor();
    await call.getByText("Cancelled").waitFor();
    await page.reload();
    await call.getByText("Cancelled").waitFor();
    expect(complaints).toEqual([]);
  });

  test("R-39 that the customer's clocks skip is moved to the next one they show, and the person is told before", async () => {
    const { email, client } = await newSeller("Irmak");
    await client.call("completeWelcome");
    const oslo: Callee = { ...sakura, customer: "Fjordhandel AS", country: "NO", timeZone: "Europe/Oslo" };
    const [itemId = ""] = await addToCallCenter(client, [{ ...oslo, phoneNumber: "+4722860144" }]);
    const { page } = await newPerson({ timezoneId: "Europe/Istanbul" });
    await arrive(page, email, "/call-center");
    await page.getByRole("button", { name: "Call Yuki Mori" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Call Later", exact: true }).click();
    const modal = page.getByRole("dialog", { name: "Call Later" });
    const day = nextChangeToSummer();
    await typeDate(page, day, "0230AM");
    const due = new Date(`${day}T01:00:00Z`);
    const [there, here] = [written(due, "Europe/Oslo"), written(due, "Europe/Istanbul")];
    await modal.getByText(`The call starts at ${there}, which is ${here} your time.`).waitFor();
    await modal.getByRole("button", { name: "Schedule" }).click();
    await page.getByText("Call successfully scheduled").waitFor();
    const [call] = (await client.call("listCalls", { query: { phoneBookId: itemId } })).items;
    expect(call?.startAt).toBe(due.toISOString());
  });
});

/** The date this many days from now, in Tokyo: `2026-11-24`. */
function inTokyo(days: number): string {
  return new Date(Date.now() + days * 86_400_000 + 9 * 3_600_000).toISOString().slice(0, 10);
}

/** The last Sunday of the next March, on which clocks in Oslo skip from two to three. */
function nextChangeToSummer(): string {
  const now = new Date();
  const year = now.getUTCFullYear() + (now.getUTCMonth() >= 2 ? 1 : 0);
  const last = new Date(Date.UTC(year, 2, 31));
  last.setUTCDate(31 - last.getUTCDay());
  return last.toISOString().slice(0, 10);
}

/** Types a day and a time part by part, as the field expects them. */
async function typeDate(page: Page, day: string, time = "0930AM"): Promise<void> {
  const [year, month, date] = day.split("-");
  await tabTo(page, page.getByRole("spinbutton").first(), { key: "Shift+Tab" });
  await page.keyboard.type(`${month}${date}${year}${time}`);
}

/** A time in the format of the product: `Nov 24, 2026 9:30 AM`. */
function written(moment: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.month} ${parts.day}, ${parts.year} ${parts.hour}:${parts.minute} ${parts.dayPeriod}`;
}
