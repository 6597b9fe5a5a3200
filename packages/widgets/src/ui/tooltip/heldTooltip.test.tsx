import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { Tip, TooltipArea } from "./TooltipArea.js";

const last = () => page.getByRole("button", { name: "Last" });
const tooltips = () =>
  page
    .getByRole("tooltip")
    .elements()
    .map(({ textContent }) => textContent);

/** Resolves a frame after the browser has told the whole page that the pointer has entered or left an element. */
const told = (type: "pointerover" | "pointerout", of: Element) =>
  new Promise<void>((resolve) => {
    const hear = ({ target }: Event) => {
      if (target !== of) return;
      window.removeEventListener(type, hear);
      requestAnimationFrame(() => resolve());
    };
    window.addEventListener(type, hear);
  });

/** The last control is outside the visible part of the list, which scrolls when that is focused. */
const list = (
  <div id="list" style={{ height: 200, overflow: "auto" }}>
    <button type="button">First</button>
    <div id="start" style={{ height: 40 }} />
    <div style={{ height: 600 }} />
    <Tip content="Of what is above">
      <div id="above" style={{ height: 90 }} />
    </Tip>
    <Tip content="Of what is focused">
      <button type="button" id="last" style={{ display: "block", height: 20 }}>
        Last
      </button>
    </Tip>
    <Tip content="Of what is below">
      <div id="below" style={{ height: 90 }} />
    </Tip>
    <div style={{ height: 600 }} />
  </div>
);
const element = (id: string) => document.querySelector(`#${id}`)!;

describe.each([
  ["alone", (child: ReactNode) => child],
  ["of an area", (child: ReactNode) => <TooltipArea>{child}</TooltipArea>],
])("the tooltip (%s) of a control that is focused by keyboard", (_kind, within) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  const focusLast = async () => {
    page.getByRole("button", { name: "First" }).element().focus({ preventScroll: true });
    await userEvent.tab();
    await expect.element(last()).toHaveFocus();
  };
  const shown = (text: string) => expect.poll(() => vi.advanceTimersByTime(1) && tooltips()).toEqual([text]);
  const shownInTheEnd = async () => {
    await shown("Of what is focused");
    vi.advanceTimersByTime(2_000);
    await new Promise(requestAnimationFrame);
    return tooltips();
  };

  it("stays when something else is scrolled under the resting pointer", async () => {
    await render(within(list));
    await commands.mouse({ over: "#start" });
    const entered = told("pointerover", element("above"));
    await focusLast();
    await entered;
    expect(await shownInTheEnd()).toEqual(["Of what is focused"]);
  });

  it("stays when it is scrolled away from under the resting pointer", async () => {
    await render(within(list));
    last().element().scrollIntoView({ block: "center" });
    await commands.mouse({ over: "#last" });
    await focusLast();
    const left = told("pointerout", last().element());
    element("list").scrollTop += 50;
    await left;
    expect(await shownInTheEnd()).toEqual(["Of what is focused"]);
  });

  it("is beside the control again when that is scrolled into view", async () => {
    await render(within(list));
    await focusLast();
    await shown("Of what is focused");
    element("list").scrollTop += 20;
    const distance = () => {
      vi.advanceTimersByTime(50);
      const tooltip = page.getByRole("tooltip").query()?.getBoundingClientRect();
      return tooltip && last().element().getBoundingClientRect().top - tooltip.bottom;
    };
    await expect.poll(distance).toBe(6);
  });

  it("gives way to what the pointer moves to", async () => {
    await render(within(list));
    await commands.mouse({ over: "#start" });
    await focusLast();
    await shown("Of what is focused");
    await commands.mouse({ over: "#below" });
    await expect.poll(() => vi.advanceTimersByTime(100) && tooltips()).toEqual(["Of what is below"]);
  });
});
