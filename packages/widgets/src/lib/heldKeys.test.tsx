import { useEffect, useLayoutEffect, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { holdKeys } from "./heldKeys.js";
import { renderWidget } from "../testing/index.js";
import { Button } from "../ui/button/index.js";
import { Modal } from "../ui/modal/index.js";
import { Select } from "../ui/select/index.js";

const countries = ["Denmark", "Finland", "France", "Germany", "Iceland", "Italy", "Norway", "Sweden", "Türkiye"];

/** The page, which has a shortcut, and an element that may be removed after a key. */
function Page({ children, onShortcut }: { children: (leave: () => void) => React.ReactNode; onShortcut: () => void }) {
  const [isThere, setThere] = useState(true);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "n") onShortcut();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [onShortcut]);
  useLayoutEffect(() => {
    if (!isThere) countFrames();
  }, [isThere]);
  return isThere ? children(() => setThere(false)) : <p>Gone</p>;
}

let frames = 0;
const countFrames = () => {
  frames = 0;
  const count = () => {
    frames += 1;
    if (frames < 100) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
};

test("a key goes on at once where what closed gives the focus to nothing", async () => {
  let framesWaited = Infinity;
  const onShortcut = vi.fn(() => (framesWaited = frames));
  await renderWidget(
    <Page onShortcut={onShortcut}>
      {(leave) => (
        <Select
          label="Country"
          options={countries.map((label) => ({ id: label, label }))}
          value={null}
          onChange={leave}
        />
      )}
    </Page>,
  );
  await userEvent.tab();
  await userEvent.keyboard("germ{Enter}n");
  await expect.element(page.getByText("Gone")).toBeVisible();
  await expect.poll(() => onShortcut).toHaveBeenCalledOnce();
  expect(framesWaited).toBeLessThan(15);
});

test("a key waits as long as a layer that leaves will give the focus back", async () => {
  function Field() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open</Button>
        <Modal isOpen={isOpen} onClose={() => setOpen(false)} title="Country">
          <Select
            label="Country"
            options={countries.map((label) => ({ id: label, label }))}
            value={null}
            onChange={() => setOpen(false)}
          />
        </Modal>
      </>
    );
  }
  const onKeyDown = vi.fn();
  await renderWidget(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a page
    <div
      onKeyDownCapture={(event) => {
        if (event.target instanceof HTMLButtonElement) onKeyDown(event.key);
      }}
    >
      <Field />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("button", { name: /Country/ }).click();
  await expect.element(page.getByRole("combobox")).toHaveFocus();
  const hold = holdKeys(true);
  await userEvent.keyboard("germ{Enter}n");
  hold.release();
  await expect.element(page.getByRole("button", { name: "Open" })).toHaveFocus();
  await expect.poll(() => onKeyDown).toHaveBeenLastCalledWith("n");
});
