import { expect, vi } from "vitest";
import { page } from "vitest/browser";

import { Modal } from "../../../packages/widgets/src/ui/modal/index.js";
import { focusedElement } from "../../../packages/widgets/src/lib/focusedElement.js";
import { button, goTo, hasFocus, isCalled, isGone, isThere, Opened, press } from "./there.tsx";
import type { Trial, Trials } from "./trial.ts";

const layer = () => page.getByRole("dialog").or(page.getByRole("alertdialog"));
const isInside = () => layer().element().contains(focusedElement());

/** The trials of a layer that covers the page. A button opens it and gets the focus back. */
function overlay(story: string): Trials {
  const opened = async () => {
    await goTo(button("Open"));
    await press("Enter");
    await isThere(layer());
    await expect.poll(isInside).toBe(true);
  };
  const draw: Trial["draw"] = (Story) => <Opened Story={Story} />;
  return {
    "Tab, Shift + Tab": () => {
      let before: Element | null = null;
      return {
        story,
        draw,
        async begin() {
          await opened();
          await drawn();
          before = focusedElement();
        },
        async see(stroke) {
          const first = focusedElement();
          expect(first).not.toBe(before);
          const reached = new Set([first]);
          for (let count = 0; count < 6; count++) {
            expect(isInside()).toBe(true);
            await press(stroke);
            reached.add(focusedElement());
          }
          expect(reached.size).toBeGreaterThan(1);
        },
      };
    },
    Escape: () => ({
      story,
      draw,
      begin: opened,
      async see() {
        await isGone(layer());
        await hasFocus(button("Open"));
      },
    }),
  };
}

/** A layer takes the focus once more when it is rendered. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const beside = () => page.getByRole("dialog", { name: "Call Dana Whitfield" });
const openPopover = async () => {
  await goTo(button("Call"));
  await press("Enter");
  await isThere(beside());
};

/** The trials of parts that are layers above the page. */
export const overlays: Readonly<Record<string, Trials>> = {
  modal: overlay("Medium"),
  confirm: {
    ...overlay("Destructive"),
    "Enter, Space": () => {
      const [onCancel, onConfirm] = [vi.fn(), vi.fn()];
      return {
        story: "Destructive",
        args: { onCancel, onConfirm },
        begin: () => hasFocus(button("Cancel")),
        async see() {
          await isCalled(onCancel);
          expect(onConfirm).not.toHaveBeenCalled();
        },
      };
    },
  },
  drawer: {
    ...overlay("Detail"),
    "J, K": () => {
      const navigation = { onPrevious: vi.fn(), onNext: vi.fn() };
      return {
        story: "Detail",
        args: { navigation },
        begin: () => expect.poll(() => layer().query() !== null && isInside()).toBe(true),
        see: (stroke) => isCalled(stroke === "J" ? navigation.onNext : navigation.onPrevious),
      };
    },
  },
  popover: {
    "Enter, Space": () => ({ story: "Closed", begin: () => goTo(button("Call")), see: () => isThere(beside()) }),
    Tab: () => ({
      story: "Closed",
      begin: openPopover,
      async see() {
        await hasFocus(button("Call Now"));
        await press("Tab");
        await hasFocus(button("Call Later"));
      },
    }),
    Escape: () => ({
      story: "Closed",
      begin: openPopover,
      async see() {
        await isGone(beside());
        await hasFocus(button("Call"));
      },
    }),
  },
  tooltip: {
    Tab: () => ({ story: "OnAButton", begin: () => undefined, see: () => isThere(page.getByRole("tooltip")) }),
    Escape: () => {
      const onClose = vi.fn();
      return {
        story: "OnAButton",
        draw: (Story) => (
          <Modal isOpen onClose={onClose} title="Behind it">
            <Story />
          </Modal>
        ),
        async begin() {
          await isThere(button("Call Now"));
          await goTo(button("Call Now"));
          await isThere(page.getByRole("tooltip"));
        },
        async see() {
          await isGone(page.getByRole("tooltip"));
          expect(onClose).not.toHaveBeenCalled();
          await press("Escape");
          await isCalled(onClose);
        },
      };
    },
  },
  toast: {
    F6: () => ({
      story: "Info",
      async begin() {
        await isThere(page.getByText("Skip the tour any time."));
        await goTo(button("Say it again"));
      },
      async see() {
        await expect.poll(() => focusedElement()?.contains(message().element())).toBe(true);
      },
    }),
    Tab: () => ({
      story: "Info",
      begin: toMessages,
      async see() {
        await hasFocus(message());
        await press("Tab");
        await hasFocus(button("Close message"));
      },
    }),
    "Enter, Space": () => ({
      story: "Info",
      async begin() {
        await toMessages();
        await goTo(button("Close message"));
      },
      async see() {
        await isGone(page.getByText("Skip the tour any time."));
        await hasFocus(button("Say it again"));
      },
    }),
  },
};

const message = () => page.getByRole("alertdialog");

async function toMessages() {
  await isThere(page.getByText("Skip the tour any time."));
  await goTo(button("Say it again"));
  await press("F6");
}
