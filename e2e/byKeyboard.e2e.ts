import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";

import { addToCallCenter, type Callee } from "./callList.ts";
import { choose, goToPart, hasFocus, press, tabTo, take, typeInto } from "./keyboard.ts";
import { keptMail } from "./mailbox.ts";
import { newSeller } from "./newSeller.ts";
import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

const rows = (page: Page) => page.locator("[data-row-id]");

const callee: Callee = {
  customer: "Sakura Foods KK",
  country: "JP",
  timeZone: "Asia/Tokyo",
  name: "Yuki",
  surname: "Mori",
  phoneNumber: "+81662271840",
};

describe("without a mouse", () => {
  test("a seller finds a call, reads it, hears it and says what they think of it (A-CALLS-11, A-CALLS-13, A-CALLS-17, A-FB-01)", async () => {
    const { page, complaints } = await newPerson();
    await arrive(page, "seller@callwright.test");
    await press(page, page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "My Calls" }));
    await rows(page).first().waitFor();

    await press(page, page.getByRole("button", { name: "Answer", exact: true }).first());
    await take(page, "Positive");
    await page.keyboard.press("Escape");
    await page.getByRole("listbox").waitFor({ state: "detached" });
    await expect.poll(() => new URL(page.url()).search).toContain("POSITIVE");
    await page.getByRole("row").filter({ hasText: "No Answer" }).first().waitFor({ state: "detached" });
    await page.keyboard.press("/");
    const search = page.getByRole("searchbox", { name: "Search calls" });
    await expect.poll(() => hasFocus(search)).toBe(true);
    const [name = ""] = ((await rows(page).first().getByRole("rowheader").textContent()) ?? "").split(",");
    await page.keyboard.type(name);
    await expect.poll(() => new URL(page.url()).search).toContain("text=");

    const row = rows(page).first();
    await goToPart(page, row, row.getByRole("button", { name: /^Conversation with/ }));
    await page.keyboard.press("Enter");
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("heading", { name: "Conversation" }).waitFor();
    await press(page, drawer.getByRole("button", { name: "Play", exact: true }));
    await drawer.getByRole("button", { name: "Pause", exact: true }).waitFor();
    await page.keyboard.press("Enter");
    await tabTo(page, drawer.getByRole("slider", { name: "Effectiveness" }));
    expect(await drawer.getByRole("slider", { name: "Effectiveness" }).getAttribute("aria-valuenow")).toBe("2");
    await page.keyboard.press("5");
    await press(page, drawer.getByRole("button", { name: "Add description" }));
    await page.keyboard.type("Warm and to the point.");
    await press(page, drawer.getByRole("button", { name: /^(Send|Update) feedback$/ }));
    await page.getByText("Feedback sent").waitFor();
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "detached" });
    await expect.poll(() => hasFocus(row)).toBe(true);

    await press(page, page.getByRole("button", { name: "Clear Answer" }));
    await expect.poll(() => new URL(page.url()).search).not.toContain("POSITIVE");
    expect(complaints).toEqual([]);
  });

  test("a seller who follows a link of a page is in the content of the next one, and comes back so", async () => {
    const { page, complaints } = await newPerson();
    await arrive(page, "seller@callwright.test");
    const content = page.getByRole("main");
    await press(page, content.getByRole("link", { name: "View all" }));
    await page.getByRole("heading", { name: "Potential Customers", level: 1 }).waitFor();
    await expect.poll(() => hasFocus(content)).toBe(true);
    await page.keyboard.press("Tab");
    expect(await hasFocus(content)).toBe(true);
    await page.goBack();
    await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
    await expect.poll(() => hasFocus(content)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test("a seller looks after whom they call: notes, the language, and an item that goes (A-CC-04, A-CCDET-01, A-NOTE-03, A-NOTE-04, A-NOTE-05)", async () => {
    const { email, client } = await newSeller("Kumru");
    await client.call("completeWelcome");
    await addToCallCenter(client, [callee]);
    const { page, complaints } = await newPerson();
    await arrive(page, email);
    await press(page, page.getByRole("link", { name: "Call Center" }));
    const row = page.getByRole("row", { name: callee.customer });
    await row.waitFor();
    await tabTo(page, rows(page).first());
    await page.keyboard.press("e");
    const drawer = page.getByRole("dialog", { name: callee.customer });
    await choose(page, drawer.getByRole("button", { name: /Language$/ }), "German");
    await press(page, drawer.getByRole("button", { name: "Save" }));
    await page.getByText("Call center item updated successfully.").waitFor();

    await tabTo(page, drawer.getByRole("tab", { name: "General Information" }));
    await page.keyboard.press("End");
    await typeInto(page, drawer.getByRole("textbox", { name: "Title" }), "Samples");
    await typeInto(page, drawer.getByRole("textbox", { name: "Review" }), "They want samples before the fair.");
    await press(page, drawer.getByRole("button", { name: "Add note" }));
    await press(page, drawer.getByRole("button", { name: "Edit Samples" }));
    const card = drawer.getByRole("listitem");
    await typeInto(page, card.getByRole("textbox", { name: "Title" }), "Samples sent");
    await press(page, card.getByRole("button", { name: "Save" }));
    await press(page, drawer.getByRole("button", { name: "Delete Samples sent" }));
    await press(page, page.getByRole("alertdialog").getByRole("button", { name: "Delete" }));
    await drawer.getByText("No notes yet").waitFor();
    await press(page, drawer.getByRole("button", { name: "Close" }));
    await drawer.waitFor({ state: "detached" });

    await tabTo(page, row);
    await page.keyboard.press("Delete");
    await press(page, page.getByRole("alertdialog").getByRole("button", { name: "Delete" }));
    await page.getByText("The call center item was deleted.").waitFor();
    await page.getByText("Your call center is empty.").waitFor();
    expect(complaints).toEqual([]);
  });

  test("a new seller reports an issue, changes their name and leaves (A-CONTACT-02, A-PROF-01, A-LAYOUT-16, A-LAYOUT-18)", async () => {
    const { email, client } = await newSeller("Jale");
    await client.call("completeWelcome");
    const { page, complaints } = await newPerson();
    await arrive(page, email);

    await press(page, page.getByRole("banner").getByRole("button", { name: "Contact us" }));
    await press(page, page.getByRole("link", { name: /Report an issue/ }));
    const report = page.getByRole("dialog", { name: "Report an issue" });
    await typeInto(page, report.getByRole("textbox", { name: "Phone number" }), "+902125550144");
    await typeInto(page, report.getByRole("textbox", { name: "Message" }), "The list jumps when I use the arrows.");
    await press(page, report.getByRole("button", { name: "Send" }));
    await page.getByText("Your message sent successfully").waitFor();
    expect((await keptMail("of the report", ({ text }) => text.includes("list jumps"))).text).toContain(email);
    await report.waitFor({ state: "detached" });

    const account = (name: string) => page.getByRole("banner").getByRole("button", { name });
    await press(page, account("Jale Yılmaz"));
    await press(page, page.getByRole("button", { name: "Settings" }));
    await page.waitForURL("**/settings/profile");
    await typeInto(page, page.getByRole("textbox", { name: "Surname" }), "Demir");
    await press(page, page.getByRole("button", { name: "Save", exact: true }));
    await page.getByText("Your user info updated successfully.").waitFor();

    await press(page, account("Jale Demir"));
    await press(page, page.getByRole("button", { name: "Sign out", exact: true }));
    await page.getByRole("heading", { name: "Welcome", exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });
});
