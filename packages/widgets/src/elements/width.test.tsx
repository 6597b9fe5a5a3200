import { beforeEach, describe, expect, it } from "vitest";

import {
  balanceCardElement,
  callButtonElement,
  callHistoryElement,
  contactActivityElement,
  defineElement,
} from "./index.js";

const history = document.createElement("cw-call-history");
const widthOf = (part: Element) => Math.round(part.getBoundingClientRect().width);
const row = (element: Element) => element.shadowRoot?.querySelector("tbody tr");

/** An element in a part of the page with this style, which is on the screen. */
function placed(element: HTMLElement, style: string): HTMLElement {
  const parent = document.createElement("div");
  parent.style.cssText = style;
  parent.append(element);
  document.body.replaceChildren(parent);
  return parent;
}

beforeEach(() => {
  defineElement("cw-call-history", callHistoryElement);
  history.mode = "demo";
});

describe("an element in a part of the page that is as wide as its content", () => {
  it("can be read, in a dialog as well as in a row", async () => {
    const dialog = document.createElement("dialog");
    dialog.append(history);
    document.body.replaceChildren(dialog);
    dialog.showModal();
    await expect.poll(() => row(history)).toBeTruthy();
    expect(widthOf(history)).toBe(640);
    dialog.close();
    placed(history, "display: flex");
    expect(widthOf(history)).toBe(640);
  });

  it.each([
    ["cw-call-button", () => defineElement("cw-call-button", callButtonElement)],
    ["cw-balance-card", () => defineElement("cw-balance-card", balanceCardElement)],
    ["cw-contact-activity", () => defineElement("cw-contact-activity", contactActivityElement)],
  ])("takes no more room than its content needs, if it is a %s", async (tag, define) => {
    define();
    const element = Object.assign(document.createElement(tag), { mode: "demo", phoneNumber: "+46406280431" });
    placed(element, "display: inline-block");
    const widget = () => element.shadowRoot?.querySelector("[data-widget]");
    await expect.poll(() => widget()?.getBoundingClientRect().height ?? 0).toBeGreaterThan(0);
    expect(widthOf(element)).toBeLessThan(640);
  });
});

describe("an element in a narrow part of the page", () => {
  it.each([
    ["a box", "inline-size: 300px"],
    ["a row that it shares", "inline-size: 300px; display: flex"],
    ["a grid", "inline-size: 300px; display: grid"],
  ])("is as narrow as %s, and nothing sticks out", async (_, style) => {
    const parent = placed(history, style);
    await expect.poll(() => row(history)).toBeTruthy();
    expect(widthOf(history)).toBe(300);
    expect(parent.scrollWidth).toBe(300);
  });
});
