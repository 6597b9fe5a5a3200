import { afterAll, describe, expect, test } from "vitest";

import { addToCallCenter, connect } from "./callList.ts";
import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

const seller = "seller@callwright.test";
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe("what happens meanwhile", () => {
  test("brings a seller on a phone to the call that got a positive answer; it is read on every device then", async () => {
    const [here, elsewhere] = [await newPerson(phone), await newPerson()];
    await arrive(here.page, seller);
    await arrive(elsewhere.page, seller);
    const client = await connect(seller);
    const phoneBookIds = await addToCallCenter(client, [
      {
        customer: "Dunlin Linen",
        country: "NO",
        timeZone: "Europe/Oslo",
        name: "Solveig",
        surname: "Dahl",
        phoneNumber: "+4722869144",
      },
    ]);
    const { items } = await client.call("startCalls", { body: { phoneBookIds } });
    // There may also be notifications about other journeys of the same seller.
    const bell = { name: /^Notifications, \d+ unread$/ };
    const told = async () => (await client.call("listNotifications")).items.map(({ call }) => call?.id);
    await expect.poll(told, { timeout: 120_000, interval: 500 }).toContain(items[0]?.callId);
    await elsewhere.page.getByRole("button", bell).click();
    await elsewhere.page.getByRole("button", { name: /^Unread: Positive answer.*Dunlin Linen/ }).waitFor();
    await here.page.getByRole("button", bell).tap();
    await here.page.getByRole("button", { name: /^Unread: Positive answer.*Dunlin Linen/ }).tap();

    const detail = here.page.getByRole("dialog", { name: "Dunlin Linen" });
    await detail.getByText("Positive", { exact: true }).first().waitFor();
    expect(new URL(here.page.url()).searchParams.get("openCallId")).toBe(items[0]?.callId);
    expect(await here.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await elsewhere.page.getByRole("button", { name: /^Positive answer.*Dunlin Linen/ }).waitFor();
    expect([...here.complaints, ...elsewhere.complaints]).toEqual([]);
  });
});
