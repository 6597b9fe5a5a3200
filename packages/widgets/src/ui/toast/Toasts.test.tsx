import { useState } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { CallwrightProvider } from "../../provider/index.js";
import { Button } from "../button/index.js";
import { Drawer } from "../drawer/index.js";
import { Pagination } from "../pagination/index.js";
import { Popover } from "../popover/index.js";
import { TextField } from "../text-field/index.js";
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

  it("leads to what it is about, and closes with that", async () => {
    const onOpened = vi.fn();
    function Caller() {
      const toast = useToast();
      const action = { label: "Open call", onAction: onOpened };
      return <Button onPress={() => toast.loading("Call is queued...", { action })}>Call</Button>;
    }
    await render(
      <CallwrightProvider>
        <Caller />
      </CallwrightProvider>,
    );
    await page.getByRole("button", { name: "Call", exact: true }).click();
    await page.getByRole("button", { name: "Open call" }).click();
    expect(onOpened).toHaveBeenCalledTimes(1);
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });

  it.each([
    ["desktop", 1280, 800],
    ["phone", 390, 844],
  ])("never covers the pager, the field in use or an open popover on a %s", async (_screen, width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    function Page() {
      const toast = useToast();
      return (
        <div style={{ blockSize: "100vh", display: "flex", flexDirection: "column", justifyContent: "flex-end" }}>
          <Button onPress={() => toast.error("The line is busy.", { body: "Halvorsen Interiør AS" })}>Call</Button>
          <div style={{ position: "absolute", insetInlineEnd: 16, insetBlockEnd: 320 }}>
            <Popover label="Call" trigger={<Button>Ways to call</Button>}>
              <div style={{ blockSize: 160 }}>
                <Button>Call Now</Button>
              </div>
            </Popover>
          </div>
          <TextField label="Search" value="" onChange={() => undefined} />
          <Pagination page={0} perPage={10} totalCount={95} onPageChange={() => undefined} />
        </div>
      );
    }
    await render(
      <CallwrightProvider>
        <Page />
      </CallwrightProvider>,
    );
    await page.getByRole("button", { name: "Call", exact: true }).click();
    const message = () => page.getByRole("alertdialog", { name: "The line is busy." }).element();
    await expect.element(page.getByRole("alertdialog", { name: "The line is busy." })).toBeVisible();
    const pager = () => page.getByRole("group", { name: "Pages" }).element();
    await expect.poll(() => overlap(message(), pager())).toBe(false);
    await userEvent.click(page.getByRole("textbox", { name: "Search" }));
    await expect.poll(() => overlap(message(), page.getByRole("textbox", { name: "Search" }).element())).toBe(false);
    expect(overlap(message(), pager())).toBe(false);
    await page.getByRole("button", { name: "Ways to call" }).click();
    await expect.element(page.getByRole("button", { name: "Call Now" })).toBeVisible();
    await expect.poll(() => overlap(message(), page.getByRole("dialog", { name: "Call" }).element())).toBe(false);
    const { top, bottom, left, right } = message().getBoundingClientRect();
    expect(top >= 0 && bottom <= height && left >= 0 && right <= width).toBe(true);
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

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
