import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { Press } from "../press/index.js";
import { Menu } from "./Menu.js";

const setUp = async () => {
  const open = vi.fn();
  const sync = vi.fn();
  await render(
    <Menu
      trigger={<Press>More</Press>}
      items={[
        { id: "detail", label: "Detail", shortcut: "C", onAction: open },
        { id: "sync", label: "Sync Contacts", disabledReason: "Please upgrade your plan", onAction: sync },
        "separator",
        { id: "delete", label: "Delete", isDanger: true, onAction: vi.fn() },
      ]}
    />,
  );
  return { open, sync };
};

afterEach(() => vi.restoreAllMocks());

describe("Menu", () => {
  it("is worked with the keyboard alone and gives focus back", async () => {
    const { open } = await setUp();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(page.getByRole("menuitem", { name: "Detail" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(open).toHaveBeenCalledOnce();
    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "More" })).toHaveFocus();
  });

  it.each(["{Enter}", " "])(
    "takes the focus in and gives it back when %s opens it, also once its code is there",
    async (key) => {
      await setUp();
      const trigger = page.getByRole("button", { name: "More" });
      await userEvent.tab();
      for (const opens of ["{ArrowDown}", key]) {
        await userEvent.keyboard(opens);
        await expect.element(page.getByRole("menuitem", { name: "Detail" })).toHaveFocus();
        await userEvent.keyboard("{Escape}");
        await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
        await expect.element(trigger).toHaveFocus();
      }
    },
  );

  it("keeps what cannot be done in reach, with the reason, and does not do it", async () => {
    const { sync } = await setUp();
    await page.getByRole("button", { name: "More" }).click();
    await expect.element(page.getByRole("menu")).toHaveFocus(); // its code came just now
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const item = page.getByRole("menuitem", { name: "Sync Contacts Please upgrade your plan" });
    await expect.element(item).toHaveFocus();
    await expect.element(item).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Enter}");
    expect(sync).not.toHaveBeenCalled();
    await expect.element(page.getByRole("menu")).toBeVisible();
  });

  it("is a sheet at the bottom of a phone, as wide as it", async () => {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, "matchMedia").mockImplementation((query) => real(query.includes("coarse") ? "all" : query));
    const { open } = await setUp();
    await page.getByRole("button", { name: "More" }).click();
    const menu = page.getByRole("menu", { name: "More" });
    await expect.element(menu).toBeVisible();
    await expect.poll(() => menu.element().getBoundingClientRect().bottom).toBe(window.innerHeight);
    expect(menu.element().getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    await page.getByRole("menuitem", { name: "Detail" }).click();
    expect(open).toHaveBeenCalledOnce();
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "More" })).toHaveFocus();
  });
});
