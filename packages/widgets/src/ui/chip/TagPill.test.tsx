import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { ChipList, TagPill, TextList } from "./index.js";

const field = () => page.getByRole("textbox", { name: "Name of tag Trade fair" });

async function startRenaming() {
  await userEvent.hover(page.getByText("Trade fair"));
  await page.getByRole("button", { name: "Rename tag Trade fair" }).click();
  await expect.element(field()).toHaveFocus();
}

test("B-TAG-01 B-TAG-02 B-TAG-03: a tag is renamed in place and Enter saves the trimmed name", async () => {
  const onRename = vi.fn();
  await render(<TagPill title="Trade fair" color="yellow" onRename={onRename} />);
  await startRenaming();
  await userEvent.keyboard("  Fair 2026 {Enter}");
  expect(onRename).toHaveBeenCalledExactlyOnceWith("Fair 2026");
  await expect.element(field()).not.toBeInTheDocument();
});

test("B-TAG-04: an empty or unchanged name changes nothing", async () => {
  const onRename = vi.fn();
  await render(<TagPill title="Trade fair" color="yellow" onRename={onRename} />);
  await startRenaming();
  await userEvent.keyboard("{Backspace} {Enter}");
  await startRenaming();
  await userEvent.keyboard("{Enter}");
  expect(onRename).not.toHaveBeenCalled();
});

test("Escape gives the renaming up and is not heard by the drawer around", async () => {
  const onRename = vi.fn();
  const onEscape = vi.fn();
  await render(
    <div role="none" onKeyDown={onEscape}>
      <TagPill title="Trade fair" color="yellow" onRename={onRename} />
    </div>,
  );
  await startRenaming();
  onEscape.mockClear();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("Trade fair")).toBeVisible();
  expect(onEscape).not.toHaveBeenCalled();
  expect(onRename).not.toHaveBeenCalled();
});

test("B-TAG-06: a tag that filters is a toggle, and the keyboard reaches its tools", async () => {
  const onPress = vi.fn();
  const onDelete = vi.fn();
  await render(<TagPill title="Trade fair" color="yellow" onPress={onPress} isSelected onDelete={onDelete} />);
  await userEvent.tab();
  await expect
    .element(page.getByRole("button", { name: "Trade fair", exact: true }))
    .toHaveAttribute("aria-pressed", "true");
  await userEvent.keyboard("{Enter}");
  expect(onPress).toHaveBeenCalledOnce();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(onDelete).toHaveBeenCalledOnce();
});

test("the pencil and the cross of a tag are wide enough that neither is pressed for the other", async () => {
  const screen = await render(
    <div style={{ padding: 40 }}>
      <TagPill title="Trade fair" color="yellow" onPress={() => {}} onRename={() => {}} onDelete={() => {}} />
    </div>,
  );
  await userEvent.hover(page.getByText("Trade fair"));
  for (const name of ["Rename tag Trade fair", "Delete tag Trade fair"]) {
    const button = screen.getByRole("button", { name }).element();
    const { x, y, width, height } = button.getBoundingClientRect();
    for (const [dx, dy] of [
      [11, 0],
      [-11, 0],
      [0, 11],
      [0, -11],
    ] as const)
      expect(document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy)?.closest("button")).toBe(button);
  }
});

test("B-PC-12 B-PC-13: a list shows the first few and a counter that shows all", async () => {
  await render(
    <>
      <ChipList label="Tags">
        {["Priority", "Retail", "Trade fair"].map((title) => (
          <TagPill key={title} title={title} color="blue" />
        ))}
      </ChipList>
      <TextList label="Products" owner="Nordlys Design" items={["Towels", "Robes", "Linen", "Throws"]} />
    </>,
  );
  await expect.element(page.getByText(/^Towels, Robes, Linen/)).toBeVisible();
  await expect.element(page.getByText("Trade fair")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Products of Nordlys Design: show 1 more" })).toBeVisible();
  await page.getByRole("button", { name: "Tags: show 1 more" }).click();
  await expect.element(page.getByRole("dialog", { name: "Tags" }).getByText("Trade fair")).toBeVisible();
});

test("an Enter that ends the composing of a character does not save half a name", async () => {
  const onRename = vi.fn();
  await render(<TagPill title="Trade fair" color="yellow" onRename={onRename} />);
  await startRenaming();
  await field().fill("展");
  const enter = { key: "Enter", bubbles: true, cancelable: true, isComposing: true };
  field().element().dispatchEvent(new KeyboardEvent("keydown", enter));
  expect(onRename).not.toHaveBeenCalled();
  await field().fill("展示会");
  await userEvent.keyboard("{Enter}");
  expect(onRename).toHaveBeenCalledExactlyOnceWith("展示会");
});
