import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { CallwrightProvider } from "../../provider/index.js";
import { Button } from "../button/index.js";
import { Drawer } from "../drawer/index.js";
import { useToast } from "./index.js";

function Calls() {
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => toast.loading("Calling...", { id: "call", body: "Halvorsen Interiør AS" })}>Call</Button>
      <Button onPress={() => setIsOpen(true)}>Detail</Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Halvorsen Interiør AS"
        footer={<Button>Send feedback</Button>}
      >
        <Button onPress={() => toast.error("The line is busy.", { id: "call" })}>Hang up</Button>
      </Drawer>
    </>
  );
}

const setUp = () =>
  render(
    <CallwrightProvider>
      <Calls />
    </CallwrightProvider>,
  );

describe("Toasts", () => {
  it("announces what happens, and then the result in its place", async () => {
    await setUp();
    await page.getByRole("button", { name: "Call" }).click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Calling...Halvorsen Interiør AS");
    const card = page.getByRole("alertdialog", { name: "Calling..." }).element();
    await page.getByRole("button", { name: "Detail" }).click();
    await page.getByRole("button", { name: "Hang up" }).click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("The line is busy.");
    expect(page.getByRole("alertdialog", { name: "The line is busy." }).element()).toBe(card);
  });

  it("can be dismissed while a drawer is open, and the drawer stays", async () => {
    await setUp();
    await page.getByRole("button", { name: "Call" }).click();
    await page.getByRole("button", { name: "Detail" }).click();
    await page.getByRole("button", { name: "Close message" }).click();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    await expect.element(page.getByRole("dialog", { name: "Halvorsen Interiør AS" })).toBeVisible();
  });

  it("stays above the actions of an open drawer, however tall they are, and comes down with it", async () => {
    await setUp();
    await page.getByRole("button", { name: "Call" }).click();
    await page.getByRole("button", { name: "Detail" }).click();
    const alert = () => page.getByRole("alertdialog").element().getBoundingClientRect();
    const footer = () => page.getByRole("button", { name: "Send feedback" }).element().closest("footer")!;
    await expect.poll(() => footer().getBoundingClientRect().top - alert().bottom).toBe(16);
    footer().style.blockSize = "200px";
    await expect.poll(() => footer().getBoundingClientRect().top - alert().bottom).toBe(16);
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await expect.poll(() => innerHeight - alert().bottom).toBe(16);
  });

  it("is reached by F6 and dismissed by keyboard", async () => {
    await setUp();
    await page.getByRole("button", { name: "Call" }).click();
    await expect.element(page.getByRole("alert")).toBeVisible();
    await userEvent.keyboard("{F6}");
    await expect.element(page.getByRole("region")).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await expect.element(page.getByRole("alertdialog")).toHaveFocus();
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Call" })).toHaveFocus();
  });
});
