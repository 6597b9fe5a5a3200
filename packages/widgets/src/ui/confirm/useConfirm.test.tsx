import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { Button } from "../button/index.js";
import { useConfirm } from "./index.js";

function Row() {
  const { confirm, dialog } = useConfirm();
  const [answer, setAnswer] = useState("not asked");
  const ask = async () => {
    const isAgreed = await confirm({
      title: "Delete Halvorsen Interiør AS",
      body: "Are you sure you want to delete the customer ?",
      confirmLabel: "Delete",
    });
    setAnswer(isAgreed ? "deleted" : "kept");
  };
  return (
    <>
      <Button onPress={() => void ask()}>Remove</Button>
      <output>{answer}</output>
      {dialog}
    </>
  );
}

const question = () => page.getByRole("alertdialog", { name: "Delete Halvorsen Interiør AS" });

describe("useConfirm", () => {
  it("starts on the safe button, so that Enter destroys nothing", async () => {
    await render(<Row />);
    await page.getByRole("button", { name: "Remove" }).click();
    await expect.element(question()).toHaveAccessibleDescription("Are you sure you want to delete the customer ?");
    await expect.element(page.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("kept")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Remove" })).toHaveFocus();
  });

  it("takes Escape as no", async () => {
    await render(<Row />);
    await page.getByRole("button", { name: "Remove" }).click();
    await expect.element(question()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByText("kept")).toBeVisible();
  });

  it("goes on when the step is confirmed", async () => {
    await render(<Row />);
    await page.getByRole("button", { name: "Remove" }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    await expect.element(page.getByText("deleted")).toBeVisible();
    await expect.element(question()).not.toBeInTheDocument();
  });
});
