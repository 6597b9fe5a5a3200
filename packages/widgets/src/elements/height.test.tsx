import { afterEach, describe, expect, it } from "vitest";

import { callHistoryElement, defineElement } from "./index.js";

const element = document.createElement("cw-call-history");
afterEach(() => element.remove());

const heightOf = (part: Element | null | undefined) => Math.round(part?.getBoundingClientRect().height ?? 0);
const widget = () => element.shadowRoot?.querySelector("[data-widget=call-history]");
const last = () => element.shadowRoot?.querySelector("[data-part=pagination]")?.getBoundingClientRect().bottom ?? 0;

describe("an element", () => {
  it("is filled by its widget when the page gives it a height, and grows with it otherwise", async () => {
    defineElement("cw-call-history", callHistoryElement);
    element.mode = "demo";
    element.style.height = "300px";
    document.body.append(element);
    await expect.poll(last).toBeGreaterThan(0);
    expect(heightOf(widget())).toBe(300);
    expect(last()).toBeLessThanOrEqual(element.getBoundingClientRect().bottom);
    element.style.height = "";
    await expect.poll(() => heightOf(widget())).toBeGreaterThan(300);
    expect(heightOf(element)).toBe(heightOf(widget()));
  });

  it("is as high as its widget on a page without a doctype too", async () => {
    defineElement("cw-call-history", callHistoryElement);
    element.mode = "demo";
    const window = document.body.appendChild(document.createElement("iframe"));
    window.style.cssText = "inline-size: 1000px; block-size: 5000px";
    const page = window.contentDocument!;
    expect(page.compatMode).toBe("BackCompat");
    page.body.append(element);
    await expect.poll(last).toBeGreaterThan(0);
    expect(heightOf(element)).toBeLessThan(1000);
    element.style.height = "300px";
    expect(heightOf(widget())).toBe(300);
    element.style.height = "";
    window.remove();
  });
});
