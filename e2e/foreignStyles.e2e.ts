import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { axeFindings } from "./axe.ts";
import { builtScript } from "./builtScript.ts";
import { foreignStyles, openForeignPage, settled } from "./foreignPage.ts";
import { closeBrowser } from "./person.ts";

const strangers = Object.entries(foreignStyles);

/** The number of widgets on the page. */
const widgetCount = 18;

afterAll(closeBrowser);

describe("React's widgets stay whole and in reach beside", () => {
  let react: string;
  let reached: string[];

  beforeAll(async () => {
    react = await builtScript("foreignPage.react.ts");
    const page = await openForeignPage("", react);
    await settled(page, widgetCount);
    reached = await controlsInReach(page);
    expect(reached.length).toBeGreaterThan(100);
    await page.context().close();
  });

  test.each(strangers)("%s", async (_name, css) => {
    const page = await openForeignPage(css, react);
    await settled(page, widgetCount);
    expect(await widgetsThatOverflow(page)).toEqual([]);
    const inReach = new Set(await controlsInReach(page));
    expect(reached.filter((control) => !inReach.has(control))).toEqual([]);
    // The errors that a stylesheet can cause by hiding or moving things; the stories test the other rules of axe.
    const rules = ["aria-hidden-focus", "button-name", "label", "link-name", "scrollable-region-focusable"];
    expect(await axeFindings(page, { include: ["[data-widget]"], rules })).toEqual([]);
    await page.context().close();
  });
});

const widgetsThatOverflow = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll<HTMLElement>("[data-widget]")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((element) => element.dataset.widget ?? "the page"),
  );

/** Elements that can be pressed or typed in, and that a mouse finds at their centre. */
const controlsInReach = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll("[data-widget] :is(button, a[href], input, textarea, [role=tab])");
    return [...controls].flatMap((control, index) => {
      control.scrollIntoView({ block: "center", inline: "center" });
      const { x, y, width, height } = control.getBoundingClientRect();
      const found = document.elementFromPoint(x + width / 2, y + height / 2);
      const label = control.getAttribute("aria-label") ?? control.textContent ?? "";
      return found && control.contains(found) && width * height > 4
        ? [`${index} ${control.closest("[data-widget]")?.getAttribute("data-widget")} <${control.localName}> ${label}`]
        : [];
    });
  });
