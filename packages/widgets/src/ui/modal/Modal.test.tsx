import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { CallwrightProvider } from "../../provider/index.js";
import { Button } from "../button/index.js";
import { Modal, type ModalProps } from "./index.js";

const cancel: ModalProps["footer"] = ({ close }) => <Button onPress={close}>Cancel</Button>;

function Page(props: Partial<ModalProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Add</Button>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} title="Add product" footer={cancel} {...props}>
        <input aria-label="Name" />
      </Modal>
    </>
  );
}

const modal = () => page.getByRole("dialog", { name: "Add product" });

const open = async (props: Partial<ModalProps> = {}) => {
  // With the theme, by which a dialog that closes fades.
  await render(
    <CallwrightProvider>
      <Page {...props} />
    </CallwrightProvider>,
  );
  await page.getByRole("button", { name: "Add" }).click();
  // Keys reach it once it has the focus.
  await expect.poll(() => modal().element().contains(document.activeElement)).toBe(true);
};

describe("Modal", () => {
  it("closes by Cancel and gives focus back", async () => {
    await open();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect.element(modal()).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Add" })).toHaveFocus();
  });

  it("asks before changes are lost", async () => {
    await open({ isDirty: true });
    await userEvent.keyboard("{Escape}");
    await page.getByRole("button", { name: "Keep editing" }).click();
    await expect.element(modal()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await page.getByRole("button", { name: "Discard" }).click();
    await expect.element(modal()).not.toBeInTheDocument();
  });

  it.each([
    ["clicks", (done: Element) => userEvent.dblClick(done)],
    ["Enter keys", (done: Element) => ((done as HTMLElement).focus(), userEvent.keyboard("{Enter}{Enter}"))],
  ])("takes only the first of two quick %s that carry something out", async (_, pressTwice) => {
    const onDone = vi.fn();
    const footer: ModalProps["footer"] = ({ close }) => (
      <Button
        onPress={() => {
          onDone();
          close();
        }}
      >
        Call
      </Button>
    );
    await open({ footer });
    await pressTwice(page.getByRole("button", { name: "Call" }).element());
    await expect.element(modal()).not.toBeInTheDocument();
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it("stays while something is being sent", async () => {
    const onClose = vi.fn();
    await open({ isDismissable: false, onClose });
    await userEvent.keyboard("{Escape}");
    await expect.element(modal()).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it("goes back a step where the content was replaced", async () => {
    const onBack = vi.fn();
    await open({ onBack });
    await page.getByRole("button", { name: "Back" }).click();
    expect(onBack).toHaveBeenCalledOnce();
  });
});
