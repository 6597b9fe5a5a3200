import { useState, type FormEvent } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { renderWidget } from "../../testing/index.js";
import { Download, Trash2 } from "../icon/generated/icons.js";
import { Button, IconButton } from "./index.js";

const button = () => page.getByRole("button");

describe("a button that cannot be used", () => {
  test("says why, takes the focus and does nothing (A-PERM-06)", async () => {
    const onPress = vi.fn();
    await renderWidget(
      <Button icon={Download} disabledReason="Please upgrade your plan" onPress={onPress}>
        Export
      </Button>,
    );
    await userEvent.tab();
    await expect.element(button()).toHaveFocus();
    await expect.element(button()).toHaveAttribute("aria-disabled", "true");
    await expect.element(button()).toHaveAccessibleDescription("Please upgrade your plan");
    await expect.element(page.getByRole("tooltip")).toHaveTextContent("Please upgrade your plan");
    await userEvent.keyboard("{Enter}");
    await button().click({ force: true });
    expect(onPress).not.toHaveBeenCalled();
  });

  test("does not send its form", async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    await renderWidget(
      <form onSubmit={onSubmit}>
        <Button type="submit" disabledReason="Nothing to save">
          Save
        </Button>
      </form>,
    );
    await button().click({ force: true });
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe("a busy button", () => {
  function Create({ onPress }: { onPress: () => void }) {
    const [isBusy, setBusy] = useState(false);
    const press = () => {
      setBusy(true);
      onPress();
    };
    return (
      <Button isBusy={isBusy} onPress={press}>
        Create product
      </Button>
    );
  }

  test("keeps its width and the focus, and is not pressed twice", async () => {
    const onPress = vi.fn();
    await renderWidget(<Create onPress={onPress} />);
    const { width } = button().element().getBoundingClientRect();
    await button().click();
    await expect.element(button()).toHaveAttribute("data-busy");
    expect(button().element().getBoundingClientRect().width).toBe(width);
    await expect.element(button()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(onPress).toHaveBeenCalledOnce();
  });
});

test("an icon button's name is its tooltip, and no description of itself", async () => {
  await renderWidget(<IconButton label="Delete" icon={Trash2} />);
  await userEvent.tab();
  await expect.element(button()).toHaveAccessibleName("Delete");
  await expect.element(page.getByRole("tooltip")).toHaveTextContent("Delete");
  await expect.element(button()).not.toHaveAttribute("aria-describedby");
});
