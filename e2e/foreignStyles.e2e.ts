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

  beforeAll(async () => {
    react = await builtScript("foreignPage.react.ts");
  });

  test.each(strangers)("%s", async (_name, css) => {
    const page = await openForeignPage(css, react);
    await settled(page, widgetCount);
    expect(await widgetsThatOverflow(page)).toEqual([]);
    // The errors that a stylesheet can cause by hiding or moving things; the stories test the other rules of axe.
    const rules = ["aria-hidden-focus", "button-name", "label", "link-name", "scrollable-region-focusable"];
    expect(await axeFindings(page, { include: ["[data-widget]"], rules })).toEqual([]);
    const { inReach, outOfReach } = await controlsOf(page);
    expect(inReach).toBeGreaterThan(100);
    expect(outOfReach, outOfReach.slice(0, 10).join(", ")).toEqual([]);
    await page.context().close();
  });
});

const widgetsThatOverflow = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll<HTMLElement>("[data-widget]")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((element) => element.dataset.widget ?? "the page"),
  );

/**
 * Of the elements that can be pressed or typed in: how many a mouse finds at their centre, and the names of those that it
 * finds there only without the page's stylesheet.
 */
const controlsOf = (page: Page) =>
  page.evaluate(async () => {
    const isInReach = (control: Element) => {
      control.scrollIntoView({ block: "center", inline: "center" });
      const { x, y, width, height } = control.getBoundingClientRect();
      const found = document.elementFromPoint(x + width / 2, y + height / 2);
      return found !== null && control.contains(found) && width * height > 4;
    };
    const controls = [...document.querySelectorAll("[data-widget] :is(button, a[href], input, textarea, [role=tab])")];
    const missed = controls.filter((control) => !isInReach(control));
    document.querySelector("link")?.remove();
    // Menus and tables that follow their width are drawn again.
    for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
    return {
      inReach: controls.length - missed.length,
      outOfReach: missed.filter(isInReach).map((control) => {
        const widget = control.closest("[data-widget]")?.getAttribute("data-widget");
        return `${widget} <${control.localName}> ${control.getAttribute("aria-label") ?? control.textContent}`;
      }),
    };
  });
