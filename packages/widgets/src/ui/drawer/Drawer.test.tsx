import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { mayLeave } from "../../lib/unsaved.js";
import { CallwrightProvider } from "../../provider/index.js";
import { Button } from "../button/index.js";
import { Menu } from "../menu/index.js";
import { Popover } from "../popover/index.js";
import { Drawer, type DrawerProps } from "./index.js";

type Props = Partial<DrawerProps> & { onClosed?: () => void };

function Page({ onClosed, locale, ...props }: Props & { locale?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    onClosed?.();
  };
  return (
    <CallwrightProvider locale={locale}>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <Drawer isOpen={isOpen} onClose={close} title="Halvorsen Interiør AS" {...props}>
        <input aria-label="Name" />
        <Popover trigger={<Button>Language</Button>} label="Languages">
          <Button>English</Button>
        </Popover>
        {props.children}
      </Drawer>
    </CallwrightProvider>
  );
}

const drawer = () => page.getByRole("dialog", { name: "Halvorsen Interiør AS" });
const question = () => page.getByRole("alertdialog", { name: "Are you sure?" });
const button = (name: string) => page.getByRole("button", { name, exact: true });

const open = async (props: Props = {}) => {
  await render(<Page {...props} />);
  await button("Open").click();
  await expect.element(drawer()).toBeVisible();
};

describe("Drawer", () => {
  it("cuts a long name at its end, also where the page is read from right to left", async () => {
    const title = "Donaudampfschifffahrtsgesellschaft Beteiligungs- und Verwaltungsgesellschaft mbH & Co. KG";
    await render(<Page locale="ar-EG" title={title} />);
    await button("Open").click();
    const heading = page.getByRole("heading", { name: title });
    await expect.element(heading).toBeVisible();
    expect(heading.element().matches(":dir(ltr)")).toBe(true);
    expect(getComputedStyle(heading.element()).textAlign).toBe("right");
  });

  it("keeps focus while it is open and gives it back when it closes", async () => {
    await open();
    await expect.element(drawer()).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(button("Language")).toHaveFocus();
    await userEvent.tab();
    await expect.element(button("Close")).toHaveFocus();
    await userEvent.keyboard("{Escape}{Escape}"); // the tooltip of the focused cross first
    await expect.element(drawer()).not.toBeInTheDocument();
    await expect.element(button("Open")).toHaveFocus();
  });

  it("keeps the focus when what had it goes, so that Escape still closes it", async () => {
    const Note = () => {
      const [isThere, setThere] = useState(true);
      return isThere && <Button onPress={() => setThere(false)}>Delete</Button>;
    };
    await open({ children: <Note /> });
    button("Delete").element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Delete")).not.toBeInTheDocument();
    await expect.element(drawer()).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(drawer()).not.toBeInTheDocument();
  });

  it("closes by its cross and by a press beside it", async () => {
    const onClosed = vi.fn();
    await open({ onClosed });
    await button("Close").click();
    await expect.element(drawer()).not.toBeInTheDocument();
    await button("Open").click();
    await expect.element(drawer()).toBeVisible();
    await userEvent.click(document.body, { position: { x: 20, y: 400 } });
    await expect.element(drawer()).not.toBeInTheDocument();
    expect(onClosed).toHaveBeenCalledTimes(2);
  });

  it("lets the overlays that it opens be used, and Escape takes the topmost only", async () => {
    await open();
    await button("Language").click();
    await button("English").click();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog", { name: "Languages" })).not.toBeInTheDocument();
    await expect.element(drawer()).toBeVisible();
    await expect.element(button("Language")).toHaveFocus();
  });

  it("leaves the focus to the button of an overlay that closes just when react-aria focuses the drawer anew", async () => {
    await open();
    await button("Language").click();
    const languages = page.getByRole("dialog", { name: "Languages" }).element();
    const focusAnew = new MutationObserver(() => {
      if (languages.isConnected) return;
      focusAnew.disconnect();
      (drawer().element() as HTMLElement).focus();
    });
    focusAnew.observe(document.body, { childList: true, subtree: true });
    await userEvent.keyboard("{Escape}");
    await expect.element(button("Language")).toHaveFocus();
  });

  it("is left with two quick Escapes while an overlay is open, the second being pressed while that fades", async () => {
    await open();
    await button("Language").click();
    await button("English").click();
    await userEvent.keyboard("{Escape}{Escape}");
    await expect.element(drawer()).not.toBeInTheDocument();
    await expect.element(button("Open")).toHaveFocus();
  });

  it("is closed by Escape while the focus is nowhere", async () => {
    await open();
    drawer().element().blur();
    await expect.element(document.body).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(drawer()).not.toBeInTheDocument();
  });

  it.each([
    ["Escape", () => userEvent.keyboard("{Escape}")],
    ["the cross", () => button("Close").click()],
    ["a press beside it", () => userEvent.click(document.body, { position: { x: 20, y: 400 } })],
    ["the next row", () => button("Next").click()],
    ["the next row by key", () => userEvent.keyboard("j")],
    ["the footer's Cancel", () => button("Cancel").click()],
  ])("asks before changes are lost by %s", async (_, leave) => {
    const onClosed = vi.fn();
    const onNext = vi.fn();
    await open({
      isDirty: true,
      onClosed,
      navigation: { onNext },
      footer: ({ close }) => <Button onPress={close}>Cancel</Button>,
    });
    await leave();
    await expect.element(question()).toHaveAccessibleDescription("Your changes have not been saved.");
    await expect.element(button("Keep editing")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(question()).not.toBeInTheDocument();
    await expect.poll(() => drawer().element().matches(":focus-within")).toBe(true);
    expect([onClosed, onNext].flatMap(({ mock }) => mock.calls)).toHaveLength(0);
    await leave();
    await button("Discard").click();
    await expect.poll(() => [onClosed, onNext].flatMap(({ mock }) => mock.calls)).toHaveLength(1);
  });

  it("no longer asks once the changes were saved meanwhile", async () => {
    const onClosed = vi.fn();
    const screen = await render(<Page isDirty isOpen onClosed={onClosed} />);
    await expect.element(drawer()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(question()).toBeVisible();
    await screen.rerender(<Page isOpen onClosed={onClosed} />);
    await expect.element(question()).not.toBeInTheDocument();
    await expect.poll(() => drawer().element().matches(":focus-within")).toBe(true);
    expect(onClosed).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => onClosed.mock.calls).toHaveLength(1);
  });

  it("holds the tab back only while something would be lost", async () => {
    const wasHeld = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    const screen = await render(<Page isDirty isOpen />);
    await expect.element(drawer()).toBeVisible();
    expect(wasHeld()).toBe(true);
    await screen.rerender(<Page isOpen />);
    expect(wasHeld()).toBe(false);
    await screen.rerender(<Page isDirty isOpen={false} />);
    expect(wasHeld()).toBe(false);
  });

  it("steps through rows by J and K, but never while someone types", async () => {
    const onNext = vi.fn();
    await open({ navigation: { onNext } });
    await userEvent.keyboard("jk");
    expect(onNext).toHaveBeenCalledOnce();
    await expect.element(button("Previous")).toHaveAccessibleDescription("This is the first row");
    await page.getByRole("textbox", { name: "Name" }).click();
    await userEvent.keyboard("jj");
    expect(onNext).toHaveBeenCalledOnce();
  });

  it("gives focus back to the button of the menu that it was opened from", async () => {
    function Row() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <Menu
            trigger={<Button>More</Button>}
            items={[{ id: "d", label: "Detail", onAction: () => setIsOpen(true) }]}
          />
          <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} title="Halvorsen Interiør AS">
            Facts
          </Drawer>
        </>
      );
    }
    await render(<Row />);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("menuitem", { name: "Detail" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(drawer()).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(button("More")).toHaveFocus();
  });
});

describe("a host whose router leads away", () => {
  it("asks the same question, and learns the answer", async () => {
    await open({ isDirty: true });
    const answer = mayLeave();
    await expect.element(question()).toBeVisible();
    await button("Keep editing").click();
    expect(await answer).toBe(false);
    const second = mayLeave();
    await button("Discard").click();
    expect(await second).toBe(true);
  });

  it("is not held up when nothing would be lost", async () => {
    await open();
    expect(await mayLeave()).toBe(true);
  });

  it("learns the title of what is open on top", async () => {
    const onTitleChange = vi.fn();
    const drawn = await render(
      <CallwrightProvider onTitleChange={onTitleChange}>
        <Drawer isOpen onClose={vi.fn()} title="Halvorsen Interiør AS">
          One
        </Drawer>
      </CallwrightProvider>,
    );
    expect(onTitleChange).toHaveBeenLastCalledWith("Halvorsen Interiør AS");
    await drawn.unmount();
    expect(onTitleChange).toHaveBeenLastCalledWith(undefined);
  });
});
