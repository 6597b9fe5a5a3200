import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { Download } from "../icon/generated/icons.js";
import { asSeen } from "../../testing/asSeen.js";
import { Modal } from "../modal/index.js";
import { PortalRoot } from "../portal/index.js";
import { SelectionBar, type SelectionBarProps } from "./index.js";

const bar = (props: Partial<SelectionBarProps>) => (
  <>
    <button type="button">Row</button>
    <SelectionBar count={25} totalCount={248} actions={[]} onClear={() => {}} {...props} />
  </>
);

test("the count is said and the whole list can be chosen", async () => {
  const onSelectAll = vi.fn();
  const screen = await render(bar({ onSelectAll }));
  await expect.element(page.getByRole("status")).toHaveTextContent("25 selected");
  await page.getByRole("button", { name: "Select all 248" }).click();
  expect(onSelectAll).toHaveBeenCalledOnce();
  await screen.rerender(bar({ onSelectAll, count: 248 }));
  await expect.element(page.getByRole("button", { name: /Select all/ })).not.toBeInTheDocument();
});

test("an English count among words from right to left is read as it is written", async () => {
  await render(<div dir="rtl">{bar({})}</div>);
  await expect.poll(() => asSeen(page.getByRole("status").element())).toBe("25 selected");
});

test("A-PERM-06: an action the plan forbids stays and says why", async () => {
  const onAction = vi.fn();
  await render(
    bar({
      actions: [
        { id: "export", label: "Export", icon: Download, disabledReason: "Please upgrade your plan", onAction },
      ],
    }),
  );
  const button = page.getByRole("button", { name: "Export" });
  await button.click({ force: true });
  await expect.element(page.getByRole("tooltip")).toHaveTextContent("Please upgrade your plan");
  expect(onAction).not.toHaveBeenCalled();
});

test("an action that takes fewer rows than are selected says how many, and is there again when fewer are", async () => {
  const onAction = vi.fn();
  const actions = [{ id: "call", label: "Call", icon: Download, atMost: 10_000, onAction }];
  const screen = await render(bar({ actions, count: 10_513, totalCount: 10_513 }));
  await page.getByRole("button", { name: "Call" }).click({ force: true });
  await expect
    .element(page.getByRole("tooltip"))
    .toHaveTextContent("At most 10,000 at once. Narrow the list with its search and filters.");
  expect(onAction).not.toHaveBeenCalled();
  await screen.rerender(bar({ actions, count: 10_000, totalCount: 10_513 }));
  await page.getByRole("button", { name: "Call" }).click();
  expect(onAction).toHaveBeenCalledOnce();
});

test("an action that ends the selection gives the focus back", async () => {
  const end = () => void screen.rerender(bar({ count: 0 }));
  const screen = await render(bar({ actions: [{ id: "export", label: "Export", icon: Download, onAction: end }] }));
  await expect.element(page.getByRole("toolbar")).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("toolbar")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Row" })).toHaveFocus();
});

test("to a row, when the focus came by the unseen end of a table", async () => {
  const end = () => void screen.rerender(bar({ count: 0 }));
  const actions = [{ id: "delete", label: "Delete", icon: Download, onAction: end }];
  const screen = await render(bar({ actions }));
  const exit = document.createElement("span");
  exit.tabIndex = -1;
  page.getByRole("button", { name: "Row" }).element().after(exit);
  await expect.element(page.getByRole("toolbar")).toBeVisible();
  exit.focus();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Row" })).toHaveFocus();
});

test("so does one whose dialog stays open after the selection has ended", async () => {
  function Asking() {
    const [isAsked, setAsked] = useState(false);
    const [count, setCount] = useState(25);
    const ask = { id: "attach", label: "Attach", icon: Download, onAction: () => setAsked(true) };
    return (
      <PortalRoot>
        {bar({ count, actions: [ask] })}
        <Modal isOpen={isAsked} title="Attach" onClose={() => setAsked(false)}>
          <button type="button" onClick={() => setCount(0)}>
            Attach 25
          </button>
        </Modal>
      </PortalRoot>
    );
  }
  await render(<Asking />);
  await expect.element(page.getByRole("toolbar")).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await page.getByRole("button", { name: "Attach 25" }).click();
  await expect.element(page.getByRole("toolbar")).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Row" })).toHaveFocus();
});

test("clearing gives the focus back to where it came from", async () => {
  const screen = await render(bar({ onClear: () => void screen.rerender(bar({ count: 0 })) }));
  await expect.element(page.getByRole("toolbar")).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("toolbar")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Row" })).toHaveFocus();
});
