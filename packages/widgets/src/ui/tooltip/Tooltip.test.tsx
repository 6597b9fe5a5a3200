import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { IconButton } from "../button/index.js";
import { Phone } from "../icon/generated/icons.js";
import { PortalRoot } from "../portal/index.js";
import { Press } from "../press/index.js";
import { Tooltip } from "./Tooltip.js";

const bubble = () => page.getByRole("tooltip");

describe("Tooltip", () => {
  it("explains what the pointer rests on and goes when it leaves", async () => {
    await render(
      <>
        <Tooltip content="Starts a call">
          <Press>Call</Press>
        </Tooltip>
        <p>Elsewhere</p>
      </>,
    );
    await userEvent.hover(page.getByRole("button", { name: "Call" }));
    await expect.element(bubble()).toHaveTextContent("Starts a call");
    await userEvent.hover(page.getByText("Elsewhere"));
    await expect.element(bubble()).not.toBeInTheDocument();
  });

  it("shows at once on keyboard focus, and Escape takes only the tooltip away", async () => {
    const onKeyDown = vi.fn();
    document.addEventListener("keydown", onKeyDown);
    await render(
      <Tooltip content="Starts a call">
        <button type="button">Call</button>
      </Tooltip>,
    );
    await userEvent.tab();
    await expect.element(bubble()).toBeVisible();
    onKeyDown.mockClear();
    await userEvent.keyboard("{Escape}");
    await expect.element(bubble()).not.toBeInTheDocument();
    expect(onKeyDown).not.toHaveBeenCalled();
    document.removeEventListener("keydown", onKeyDown);
  });

  it("tells why a control is unavailable when it is pressed", async () => {
    const onPress = vi.fn();
    await render(
      <Tooltip content="Please upgrade your plan">
        <button type="button" aria-disabled="true" onDoubleClick={onPress}>
          Export
        </button>
      </Tooltip>,
    );
    await userEvent.click(page.getByRole("button", { name: "Export" }), { force: true });
    await expect.element(bubble()).toHaveTextContent("Please upgrade your plan");
    expect(onPress).not.toHaveBeenCalled();
  });

  it("answers a finger that presses and holds, without pressing the button", async () => {
    const onPress = vi.fn();
    await render(
      <Tooltip content="Starts a call">
        <Press onPress={onPress}>Call</Press>
      </Tooltip>,
    );
    const button = page.getByRole("button", { name: "Call" }).element();
    const touch = { bubbles: true, cancelable: true, pointerType: "touch", pointerId: 5 };
    button.dispatchEvent(new PointerEvent("pointerdown", touch));
    await expect.element(bubble()).toBeVisible();
    button.dispatchEvent(new PointerEvent("pointerup", touch));
    expect(onPress).not.toHaveBeenCalled();
  });

  it("is the trigger's description for assistive technology even while it is closed", async () => {
    await render(
      <>
        <span id="more">More.</span>
        <Tooltip content="Please upgrade your plan">
          <button type="button" aria-disabled="true" aria-describedby="more">
            Export
          </button>
        </Tooltip>
        <Tooltip content="Close" isDescription={false}>
          <button type="button" aria-label="Close" />
        </Tooltip>
      </>,
    );
    await expect
      .element(page.getByRole("button", { name: "Export" }))
      .toHaveAccessibleDescription("More. Please upgrade your plan");
    await expect.element(page.getByRole("button", { name: "Close" })).not.toHaveAccessibleDescription();
  });

  it("keeps the trigger, and its focus, when there is nothing left to say", async () => {
    const tree = (reason?: string) => (
      <Tooltip content={reason}>
        <button type="button">Export</button>
      </Tooltip>
    );
    const screen = await render(tree("Please upgrade your plan"));
    await userEvent.tab();
    await screen.rerender(tree());
    await expect.element(page.getByRole("button", { name: "Export" })).toHaveFocus();
    await expect.element(bubble()).not.toBeInTheDocument();
  });

  it("is mounted in the root that its provider names", async () => {
    await render(
      <section aria-label="Themed">
        <PortalRoot>
          <Tooltip content="Starts a call">
            <button type="button">Call</button>
          </Tooltip>
        </PortalRoot>
      </section>,
    );
    await userEvent.tab();
    await expect.element(page.getByRole("region", { name: "Themed" }).getByRole("tooltip")).toBeVisible();
  });

  it("stands beside a trigger that has a tooltip of its own", async () => {
    await render(
      <div style={{ padding: 100 }}>
        <Tooltip content="Outer" placement="bottom">
          <IconButton icon={Phone} label="Call" />
        </Tooltip>
      </div>,
    );
    await userEvent.tab();
    const trigger = page.getByRole("button", { name: "Call" }).element().getBoundingClientRect();
    await expect.element(bubble()).toHaveTextContent("Outer");
    await expect.poll(() => bubble().element().getBoundingClientRect().top).toBe(trigger.bottom + 6);
  });
});
