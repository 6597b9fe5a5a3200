import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";

import { arrive, closeBrowser, logIn, newPerson } from "./person.ts";

afterAll(closeBrowser);

/** The columns of R-52, from the customer to the creation date. */
const asked = ["Customer", "Country", "Contact", "Product", "Number", "Language", "Calls", "Created"];

test.each([
  ["seller@callwright.test", 1440],
  ["admin@callwright.test", 1920],
])(
  "R-52 %s reads the Call Center from 1280 to 1920 px, with the navigation open and closed",
  async (email, fullFrom) => {
    const { page } = await newPerson();
    await arrive(page, email, "/call-center");
    for (const navigation of ["open", "closed"]) {
      if (navigation === "closed") await page.getByRole("button", { name: "Collapse" }).click();
      for (let width = 1280; width <= 1920; width += 80) {
        await page.setViewportSize({ width, height: 900 });
        await page.locator("[data-row-id]").first().waitFor();
        const { columns, cut } = await read(page);
        const place = `${navigation} at ${width}`;
        expect(
          cut.filter(({ nth }) => nth < 3),
          place,
        ).toEqual([]);
        expect(cut.length, `${place}: ${JSON.stringify(cut)}`).toBeLessThan(5);
        const hasRoom = navigation === "closed" && width >= fullFrom;
        expect(columns, place).toEqual(expect.arrayContaining(hasRoom ? asked : asked.slice(0, 1)));
      }
    }
  },
);

test("R-65 a list is as a person left it; an address wins, and another person finds their own", async () => {
  const { page } = await newPerson();
  await arrive(page, "seller@callwright.test", "/call-center");
  await page.getByRole("columnheader", { name: "Customer" }).getByRole("button").click();
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Created" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("columnheader", { name: "Created" }).waitFor({ state: "hidden" });

  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
  await page.getByRole("link", { name: "Call Center" }).click();
  await page.waitForURL(/sortBy=potentialCustomerCompany/);
  await page.getByRole("columnheader", { name: "Customer" }).waitFor();
  expect(await page.getByRole("columnheader", { name: "Customer" }).getAttribute("aria-sort")).toBe("ascending");
  expect(await page.getByRole("columnheader", { name: "Created" }).count()).toBe(0);

  await page.goto("/call-center?sortBy=-callsCount");
  await page.getByRole("columnheader", { name: "Calls" }).waitFor();
  expect(await page.getByRole("columnheader", { name: "Calls" }).getAttribute("aria-sort")).toBe("descending");

  await page.goto("/logout");
  await page.waitForURL(/login/);
  await logIn(page, "master@callwright.test");
  await page.goto("/call-center");
  await page.getByRole("columnheader", { name: "Created" }).waitFor();
});

test("R-52 on a phone rows are chosen by a button, say nothing that is not there, and are in a finger's reach", async () => {
  const { page } = await newPerson({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await arrive(page, "seller@callwright.test", "/call-center");
  const rows = page.locator("[data-row-id]");
  await rows.first().waitFor();
  for (const said of await rows.allInnerTexts()) expect(said).not.toMatch(/·\s*(-|·|$)/);
  expect(await page.getByRole("checkbox").count()).toBe(0);
  await page.getByRole("button", { name: "Select", exact: true }).tap();
  await page.getByRole("checkbox", { name: "Select all rows on this page" }).tap({ force: true });
  await page.getByText("10 selected").waitFor();
  await page.getByRole("button", { name: "Done" }).tap();
  await page.getByText("10 selected").waitFor({ state: "hidden" });
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("[data-part=table], [data-part=pagination]")]
      .flatMap((part) => [...part.querySelectorAll<HTMLElement>("button, a[href], input")])
      .filter((control) => control.checkVisibility())
      .map((control) => ({ name: control.ariaLabel ?? control.textContent, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 44 || box.width < 44)
      .map(({ name, box }) => `${name} ${box.width} x ${box.height}`),
  );
  expect(small).toEqual([]);
});

/** The visible columns, and every cut text of a page with its column. */
function read(page: Page) {
  return page.evaluate(() => {
    const isSeen = (cell: Element) => cell.checkVisibility() && cell.matches("[data-column]");
    const columns = [...document.querySelectorAll("thead th")].filter(isSeen).map((head) => head.textContent);
    const cut = [...document.querySelectorAll("[data-row-id]")].flatMap((row) =>
      [...row.children]
        .filter(isSeen)
        .flatMap((cell, nth) =>
          [...cell.querySelectorAll("*")]
            .filter((part) => getComputedStyle(part).textOverflow === "ellipsis" && part.scrollWidth > part.clientWidth)
            .map((part) => ({ nth, text: part.textContent })),
        ),
    );
    return { columns, cut };
  });
}
