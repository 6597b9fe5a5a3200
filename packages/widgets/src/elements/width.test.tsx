import { beforeEach, describe, expect, it } from "vitest";

import { callButtonElement, callHistoryElement, defineElement } from "./index.js";

const history = document.createElement("cw-call-history");
const button = document.createElement("cw-call-button");
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
  defineElement("cw-call-button", callButtonElement);
  history.mode = "demo";
  button.mode = "demo";
  button.phoneNumber = "+46406280431";
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

  it("takes no more room than a button needs, if it is one", async () => {
    placed(button, "display: inline-block");
    await expect.poll(() => button.shadowRoot?.querySelector("button")).toBeTruthy();
    expect(widthOf(button)).toBeLessThan(400);
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
