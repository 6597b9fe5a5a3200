import { type FormEvent, type ReactNode, useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { commands, page, userEvent } from "vitest/browser";

import { renderWidget } from "../../testing/index.js";
import { Link } from "../link/index.js";
import { Press, PressContext, type PressEvent } from "./index.js";

type Draw = (props: { onPress: (event: PressEvent) => void }) => ReactNode;
const kinds: { kind: string; role: "button" | "link"; draw: Draw }[] = [
  { kind: "button", role: "button", draw: ({ onPress }) => <Press onPress={onPress}>Here</Press> },
  { kind: "link", role: "link", draw: ({ onPress }) => <Link onPress={onPress}>Here</Link> },
  {
    kind: "link with an address",
    role: "link",
    draw: ({ onPress }) => (
      <Link href="#there" onPress={onPress}>
        Here
      </Link>
    ),
  },
];

/** Renders a pressable element in a clickable row, with another button beside it. */
async function drawInRow(draw: Draw) {
  const onPress = vi.fn<(event: PressEvent) => void>();
  const row = { onClick: vi.fn(), onKeyDown: vi.fn() };
  await renderWidget(
    <div {...row} data-testid="row" style={{ display: "grid", gap: 40, height: 300, overflow: "auto" }}>
      <span data-testid="here">{draw({ onPress })}</span>
      <button type="button" data-testid="other">
        Other
      </button>
      <div style={{ height: 1000 }} />
    </div>,
  );
  const by = () => onPress.mock.calls.map(([{ pointerType }]) => pointerType);
  return { onPress, row, by };
}

const here = "[data-testid='here'] > :first-child";
const other = "[data-testid='other']";

describe.each(kinds)("a $kind is pressed", ({ role, draw }) => {
  const pressed = () => page.getByRole(role, { name: "Here" });

  test("once by a mouse that goes down, waits and comes up, and has the focus then", async () => {
    const { by, row } = await drawInRow(draw);
    await commands.press(here, 120);
    expect(by()).toEqual(["mouse"]);
    expect(row.onClick).not.toHaveBeenCalled();
    await expect.element(pressed()).toHaveFocus();
  });

  test("by a mouse that left it and came back, and not by one that went away", async () => {
    const { by } = await drawInRow(draw);
    await commands.mouse({ over: here }, "down", { over: other }, "up");
    expect(by()).toEqual([]);
    await commands.mouse({ over: other }, "down", { over: here }, "up");
    expect(by()).toEqual([]);
    getSelection()?.removeAllRanges(); // a mouse that goes over words selects them, and those can be dragged
    await commands.mouse({ over: here }, "down", { over: other }, { over: here }, "up");
    // A drag is not a press: the browser drags a link.
    expect(by()).toEqual(pressed().element().matches("[href]") ? [] : ["mouse"]);
  });

  test("not by the right button", async () => {
    const { by } = await drawInRow(draw);
    await commands.mouse({ over: here }, "rightDown", "rightUp");
    expect(by()).toEqual([]);
  });

  test("once by a finger, also by one that stays for long", async () => {
    const { by } = await drawInRow(draw);
    await commands.touch(here);
    await expect.poll(by).toEqual(["touch"]);
    await commands.touch(here, { ms: 900 });
    await expect.poll(by).toEqual(["touch", "touch"]);
  });

  test("not by a finger whose click means something else to what is around, such as choosing the row that it held", async () => {
    const { by } = await drawInRow(draw);
    const around = page.getByTestId("here").element();
    around.addEventListener("click", (event) => event.stopPropagation(), { capture: true, once: true });
    await commands.touch(here);
    await commands.press(other, 200); // longer than a phone may take until it clicks
    expect(by()).toEqual([]);
  });

  test("not by a finger that scrolls", async () => {
    const { by } = await drawInRow(draw);
    await commands.touch(here, { moves: { x: 0, y: -150 } });
    await expect.poll(() => page.getByTestId("row").element().scrollTop).toBeGreaterThan(0);
    await commands.press(other, 10);
    expect(by()).toEqual([]);
  });

  test("not by a press that was taken back, as by a tooltip that explains; the next one counts", async () => {
    const { by } = await drawInRow(draw);
    await commands.mouse({ over: here }, "down");
    pressed()
      .element()
      .dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }));
    await commands.mouse("up");
    expect(by()).toEqual([]);
    await commands.press(here, 10);
    expect(by()).toEqual(["mouse"]);
  });

  test("once by Enter, however long the key is down, and the row does not hear of it", async () => {
    const { by, row } = await drawInRow(draw);
    await userEvent.tab();
    await userEvent.keyboard("{Enter>3/}");
    expect(by()).toEqual(["keyboard"]);
    expect(row.onKeyDown).not.toHaveBeenCalled();
    expect(row.onClick).not.toHaveBeenCalled();
    await userEvent.keyboard("j");
    expect(row.onKeyDown).toHaveBeenCalledOnce();
  });

  test("by the space bar, as far as it is a button", async () => {
    const { by } = await drawInRow(draw);
    await userEvent.tab();
    await userEvent.keyboard(" ");
    expect(by()).toEqual(role === "button" ? ["keyboard"] : []);
  });

  test("by assistive technology, which clicks, with or without a pointer that has no size", async () => {
    const { by } = await drawInRow(draw);
    const element = pressed().element() as HTMLElement;
    element.click();
    element.dispatchEvent(
      new PointerEvent("pointerdown", { bubbles: true, width: 0, height: 0, pointerType: "touch" }),
    );
    element.click();
    expect(by()).toEqual(["virtual", "virtual"]);
  });
});

describe("a button", () => {
  const button = () => page.getByRole("button", { name: "Save" });

  test("says when a pointer goes down on it, which a key and a screen reader never do", async () => {
    const onPressStart = vi.fn<(event: PressEvent) => void>();
    await renderWidget(
      <span data-testid="here">
        <Press onPressStart={onPressStart}>Save</Press>
      </span>,
    );
    await commands.mouse({ over: here }, "down");
    expect(onPressStart.mock.calls.map(([{ pointerType }]) => pointerType)).toEqual(["mouse"]);
    await commands.mouse("up");
    await userEvent.keyboard("{Enter}");
    (button().element() as HTMLElement).click();
    expect(onPressStart).toHaveBeenCalledOnce();
  });

  test("is pressed although what stands in it is drawn anew meanwhile", async () => {
    const onPress = vi.fn();
    let change: () => void = vi.fn();
    function Changing() {
      const [words, setWords] = useState("Save");
      change = () => setWords("Saved a moment ago");
      return (
        <Press onPress={onPress}>
          <span key={words}>{words}</span>
        </Press>
      );
    }
    await renderWidget(
      <span data-testid="here">
        <Changing />
      </span>,
    );
    await commands.mouse({ over: here }, "down");
    change();
    await expect.element(page.getByText("Saved a moment ago")).toBeVisible();
    await commands.mouse("up");
    await expect.poll(() => onPress.mock.calls.length).toBe(1);
  });

  test("that leaves the focus where somebody writes is pressed all the same", async () => {
    const onPress = vi.fn();
    await renderWidget(
      <span data-testid="here">
        <Press preventFocusOnPress onPress={onPress}>
          Save
        </Press>
        <input aria-label="Name" />
      </span>,
    );
    await page.getByRole("textbox").click();
    await commands.press(here, 50);
    expect(onPress).toHaveBeenCalledOnce();
    await expect.element(page.getByRole("textbox")).toHaveFocus();
  });

  test("that works keeps the focus, presses nothing and sends no form, by whichever way", async () => {
    const onPress = vi.fn();
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    await renderWidget(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <span data-testid="here">
          <Press type="submit" isPending onPress={onPress}>
            Save
          </Press>
        </span>
      </form>,
    );
    await commands.press(here, 50);
    await commands.touch(here, { ms: 900 });
    await expect.element(button()).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await page.getByRole("textbox").click();
    await userEvent.keyboard("{Enter}");
    expect(onPress).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(button()).toHaveAttribute("aria-disabled", "true");
  });

  test("sends its form once, and leaves a label's checkbox alone", async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    await renderWidget(
      <form onSubmit={onSubmit}>
        <label>
          <input type="checkbox" /> I agree
          <span data-testid="here">
            <Press type="submit">Save</Press>
          </span>
        </label>
      </form>,
    );
    await commands.press(here, 50);
    expect(onSubmit).toHaveBeenCalledOnce();
    await expect.element(page.getByRole("checkbox")).not.toBeChecked();
  });

  test("that is disabled can be neither pressed nor reached", async () => {
    const onPress = vi.fn();
    await renderWidget(
      <span data-testid="here">
        <Press isDisabled onPress={onPress}>
          Save
        </Press>
      </span>,
    );
    await commands.press(here, 50);
    await userEvent.tab();
    await expect.element(button()).not.toHaveFocus();
    expect(onPress).not.toHaveBeenCalled();
  });

  test("does what it is for, and what is around it wants of it too", async () => {
    const [own, given] = [vi.fn(), vi.fn()];
    const ref = { current: null as HTMLButtonElement | null };
    await renderWidget(
      <PressContext.Provider value={{ ref, onPress: given, "aria-expanded": false }}>
        <Press onPress={own}>Save</Press>
      </PressContext.Provider>,
    );
    await button().click();
    expect([own.mock.calls.length, given.mock.calls.length]).toEqual([1, 1]);
    await expect.element(button()).toHaveAttribute("aria-expanded", "false");
    expect(ref.current).toBe(button().element());
  });
});
