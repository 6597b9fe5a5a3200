import { useRef, useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { whenWanted } from "../../lib/whenWanted.js";
import { renderWidget } from "../../testing/index.js";
import { Button } from "../button/index.js";
import { MenuPanel } from "../menu/MenuPanel.js";
import { Modal } from "../modal/index.js";
import { PanelTrigger } from "../popover/index.js";
import { PopoverPanel } from "../popover/PopoverPanel.js";
import { RowActions, type RowMenuPlace } from "../table/index.js";
import { TextField } from "../text-field/index.js";
import { onDemand } from "./index.js";

/** How long code takes to load: at once, on a phone, on a slow connection. */
const delays = [0, 300, 1_500];

const later = <Part,>(part: Part, ms: number) =>
  new Promise<Part>((resolve) => {
    setTimeout(() => resolve(part), ms);
  });

function NameModal({ onSave, onClose }: { onSave: (name: string) => void; onClose: () => void }) {
  const [name, setName] = useState("");
  return (
    <Modal isOpen onClose={onClose} title="New customer">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave(name);
        }}
      >
        <TextField label="Name" value={name} onChange={setName} autoFocus />
        <TextField label="City" />
        <Button type="submit">Save</Button>
      </form>
    </Modal>
  );
}

describe.each(delays)("keys that are typed while code takes %i ms", (ms) => {
  test("go into the dialog they were meant for, in order", async () => {
    const Part = onDemand(() => later(NameModal, ms), "all");
    const onSave = vi.fn();
    function Page() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <Button onPress={() => setOpen(true)}>Create</Button>
          {isOpen && <Part onSave={onSave} onClose={() => setOpen(false)} />}
        </>
      );
    }
    await renderWidget(<Page />);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}Nordlys x{Backspace}Spa{Tab}Oslo{Enter}");
    await expect.element(page.getByRole("textbox", { name: "City" })).toHaveValue("Oslo");
    await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveValue("Nordlys Spa");
    await expect.poll(() => onSave).toHaveBeenCalledExactlyOnceWith("Nordlys Spa");
  });

  test("close what they would have closed", async () => {
    const Part = onDemand(() => later(NameModal, ms), "all");
    const onClose = vi.fn();
    function Page() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <Button onPress={() => setOpen(true)}>Create</Button>
          {isOpen && <Part onSave={vi.fn()} onClose={onClose} />}
        </>
      );
    }
    await renderWidget(<Page />);
    await page.getByRole("button", { name: "Create" }).click();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => onClose).toHaveBeenCalledOnce();
  });
});

test("keys are forgotten when somebody goes elsewhere before they could be taken", async () => {
  let arrive = () => {};
  const arrival = new Promise<typeof NameModal>((resolve) => (arrive = () => resolve(NameModal)));
  const Part = onDemand(() => arrival, "all");
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Create</Button>
        <Button>Elsewhere</Button>
        {isOpen && <Part onSave={vi.fn()} onClose={vi.fn()} />}
      </>
    );
  }
  await renderWidget(<Page />);
  await page.getByRole("button", { name: "Create" }).click();
  await userEvent.keyboard("Nord");
  await page.getByRole("button", { name: "Elsewhere" }).click();
  arrive();
  await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
  await userEvent.keyboard("Spa");
  await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveValue("Spa");
});

test("a page whose code cannot be had takes keys as before", async () => {
  const Part = onDemand<{ name: string }>(() => Promise.reject(new Error("offline")), "all");
  await renderWidget(
    <>
      <TextField label="City" />
      <Part name="x" />
    </>,
  );
  await expect.element(page.getByRole("alert")).toBeVisible();
  await page.getByRole("textbox", { name: "City" }).click();
  await userEvent.keyboard("Oslo");
  await expect.element(page.getByRole("textbox", { name: "City" })).toHaveValue("Oslo");
});

test("a key that is pressed once the part has the focus goes into it at once", async () => {
  const Part = onDemand(() => later(NameModal, 50), "all");
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Create</Button>
        {isOpen && <Part onSave={vi.fn()} onClose={() => setOpen(false)} />}
      </>
    );
  }
  await renderWidget(<Page />);
  const key = () => new KeyboardEvent("keydown", { key: "N", bubbles: true, cancelable: true });
  const goesOn = new Promise<boolean>((resolve) => {
    document.addEventListener("focusin", ({ target }) => {
      // In the next turn, once the part has been drawn.
      if (target instanceof HTMLInputElement) setTimeout(() => resolve(target.dispatchEvent(key())));
    });
  });
  await page.getByRole("button", { name: "Create" }).click();
  expect(await goesOn).toBe(true);
});

describe("of two menus that are pressed while their code loads", () => {
  test.each([
    ["the lower one after the upper one", "Halvorsen", "Lindqvist"],
    ["the upper one after the lower one", "Lindqvist", "Halvorsen"],
  ])("only the last opens: %s", async (_, first, last) => {
    // The code comes when both have been pressed, however slow the machine is.
    let arrive: (panel: typeof MenuPanel) => void = () => undefined;
    const code = new Promise<typeof MenuPanel>((resolve) => (arrive = resolve));
    const LatePanel = whenWanted(() => code, "all");
    const menu = (place: RowMenuPlace) => (
      <LatePanel
        {...place}
        isWanted={place.isOpen}
        items={[{ id: "delete", label: `Delete (${place.label})`, onAction: () => {} }]}
        placement="bottom end"
        focus="first"
      />
    );
    await renderWidget(
      <>
        <RowActions rowName="Halvorsen" menu={menu} />
        <RowActions rowName="Lindqvist" menu={menu} />
      </>,
    );
    const more = (name: string) => page.getByRole("button", { name: `More for ${name}` });
    await more(first).click();
    await more(last).click();
    arrive(MenuPanel);
    const entry = page.getByRole("menuitem");
    await expect.element(entry).toHaveFocus();
    await expect.element(entry).toHaveAccessibleName(`Delete (More for ${last})`);
    await userEvent.keyboard("{Escape}");
    await expect.element(entry).not.toBeInTheDocument();
    await expect.element(more(last)).toHaveFocus();
    await expect.element(more(first)).toHaveAttribute("aria-expanded", "false");
  });
});

test("of two popovers that are pressed while their code loads, only the last opens", async () => {
  let arrive: (panel: typeof PopoverPanel) => void = () => undefined;
  const code = new Promise<typeof PopoverPanel>((resolve) => (arrive = resolve));
  const LatePanel = whenWanted(() => code, "all");
  function LatePopover({ label }: { label: string }) {
    const ref = useRef<HTMLButtonElement>(null);
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <PanelTrigger buttonRef={ref} isOpen={isOpen} onOpen={() => setOpen(true)} onApproach={LatePanel.preload}>
          <Button>{label}</Button>
        </PanelTrigger>
        <LatePanel
          isWanted={isOpen}
          isOpen={isOpen}
          onOpenChange={setOpen}
          triggerRef={ref}
          label={label}
          placement="bottom end"
        >
          Now or later
        </LatePanel>
      </>
    );
  }
  await renderWidget(
    <>
      <LatePopover label="Call Halvorsen" />
      <LatePopover label="Call Lindqvist" />
    </>,
  );
  await page.getByRole("button", { name: "Call Halvorsen" }).click();
  await page.getByRole("button", { name: "Call Lindqvist" }).click();
  arrive(PopoverPanel);
  await expect.element(page.getByRole("dialog", { name: "Call Lindqvist" })).toBeVisible();
  await expect.element(page.getByRole("dialog", { name: "Call Halvorsen" })).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Call Lindqvist" })).toHaveFocus();
});

test("a panel that a page opens is shown, even if the focus is on something that the page has unfolded", async () => {
  const LatePanel = whenWanted(() => later(MenuPanel, 50), "all");
  function Page() {
    const ref = useRef<HTMLSpanElement>(null);
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button aria-expanded="true" onClick={() => setOpen(true)}>
          Details
        </button>
        <span ref={ref}>Here</span>
        <LatePanel
          isWanted={isOpen}
          isOpen={isOpen}
          onOpenChange={setOpen}
          triggerRef={ref}
          label="Actions"
          items={[{ id: "call", label: "Call", onAction: () => {} }]}
          placement="bottom end"
          focus="first"
        />
      </>
    );
  }
  await renderWidget(<Page />);
  await page.getByRole("button", { name: "Details" }).click();
  await expect.element(page.getByRole("menuitem", { name: "Call" })).toBeVisible();
});
