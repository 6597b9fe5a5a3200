import { expect, it } from "vitest";

import { balanceCardElement, defineElement } from "./index.js";

defineElement("cw-balance-card", balanceCardElement);

it.each<[attributes: string, radius: string, accent: string]>([
  ['preset="flat"', "0", "#0b5cad"],
  ['preset="flat" accent="#8a1c7c"', "0", "#8a1c7c"],
  ['preset="minimal" radius-scale="2"', "2", "#1f1f1f"],
  ['preset="constructor"', "1", "#ff6d1b"],
])("an element with %s has that look, changed by what the page says itself", async (attributes, radius, accent) => {
  const frame = document.body.appendChild(document.createElement("main"));
  frame.innerHTML = `<cw-balance-card mode="demo" ${attributes}></cw-balance-card>`;
  const root = () => frame.firstElementChild?.shadowRoot?.querySelector("[data-cw]");
  const value = (name: string) => {
    const there = root();
    return there && getComputedStyle(there).getPropertyValue(name).trim();
  };
  await expect.poll(() => value("--cw-accent")).toBe(accent);
  expect(value("--cw-radius-scale")).toBe(radius);
  frame.remove();
});
