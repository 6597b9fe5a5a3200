import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";

import { CallwrightProvider } from "../provider/index.js";
import { balanceCardElement, defineElement } from "./index.js";

defineElement("cw-balance-card", balanceCardElement);

let frame: HTMLElement;
beforeEach(() => {
  frame = document.body.appendChild(document.createElement("main"));
});
afterEach(() => {
  frame.remove();
  document.documentElement.removeAttribute("style");
});

async function put(attributes = "") {
  frame.innerHTML = `<div><cw-balance-card mode="demo" ${attributes}></cw-balance-card></div>`;
  const element = frame.querySelector("cw-balance-card")!;
  await expect.poll(() => element.shadowRoot?.querySelector("[data-widget]")).toBeTruthy();
  const find = (selector: string) => element.shadowRoot?.querySelector<HTMLElement>(selector) ?? undefined;
  return {
    scheme: () => find("[data-cw-scheme]")?.dataset.cwScheme,
    hasGround: () => find("[part=ground]")?.dataset.ground !== undefined,
  };
}

describe('scheme="inherit"', () => {
  it("is what the page says around the element, also when that changes", async () => {
    const { scheme } = await put('scheme="inherit"');
    await expect.poll(scheme).toBe("light");
    frame.style.colorScheme = "dark";
    await expect.poll(scheme).toBe("dark");
    frame.firstElementChild!.setAttribute("style", "color-scheme: only light");
    await expect.poll(scheme).toBe("light");
    frame.firstElementChild!.removeAttribute("style");
    frame.style.colorScheme = "light dark";
    const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    await expect.poll(scheme).toBe(system);
  });

  it("is the same for widgets of React", async () => {
    const { container } = await render(
      <div style={{ colorScheme: "dark" }}>
        <CallwrightProvider scheme="inherit">
          <p>Calls</p>
        </CallwrightProvider>
      </div>,
    );
    const scheme = () => container.querySelector<HTMLElement>("[data-cw-scheme]")?.dataset.cwScheme;
    await expect.poll(scheme).toBe("dark");
    container.firstElementChild!.setAttribute("style", "color-scheme: light");
    await expect.poll(scheme).toBe("light");
  });
});

describe("an element can be read", () => {
  it.each<[title: string, page: string, attributes: string, hasGround: boolean]>([
    ["on a white page", "background: white", "", false],
    ["on a page that paints nothing", "", "", false],
    ["on a pale page", "background: oklch(0.95 0.02 90)", "", false],
    ["on a dark page that does not say so", "background: #14171c", "", true],
    ["on a dark page whose ground shines through", "background: rgb(0 0 0 / 90%)", "", true],
    ["in the dark, on a dark page", "background: #14171c", 'scheme="dark"', false],
    ["in the dark, on a white page", "background: white", 'scheme="dark"', true],
    ["as its dark page says", "background: #14171c; color-scheme: dark", 'scheme="inherit"', false],
  ])("%s", async (_title, page, attributes, expected) => {
    frame.setAttribute("style", page);
    const { hasGround } = await put(attributes);
    await expect.poll(hasGround).toBe(expected);
  });

  it("on a page whose browser paints it dark", async () => {
    document.documentElement.style.colorScheme = "dark";
    const { hasGround } = await put();
    await expect.poll(hasGround).toBe(true);
  });

  it("when the page turns dark, and has its own look again when that is over", async () => {
    const { hasGround } = await put();
    frame.style.background = "black";
    await expect.poll(hasGround).toBe(true);
    frame.style.background = "";
    await expect.poll(hasGround).toBe(false);
  });
});
