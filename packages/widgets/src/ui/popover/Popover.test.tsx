import { enableShadowDOM } from "@react-stately/flags";
import { createRef, useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { PortalRoot } from "../portal/index.js";
import { Press } from "../press/index.js";
import { Popover } from "./Popover.js";

enableShadowDOM();

const Call = () => (
  <Popover trigger={<Press>Call</Press>} label="Call Dana">
    {({ close }) => (
      <>
        <Press onPress={close}>Call Now</Press>
        <Popover trigger={<Press>Language</Press>} label="Languages">
          <Press>English</Press>
        </Popover>
      </>
    )}
  </Popover>
);

/** A panel, and a panel that opens from it. */
async function openBoth() {
  await render(
    <PortalRoot>
      <Call />
    </PortalRoot>,
  );
  await page.getByRole("button", { name: "Call" }).click();
  await page.getByRole("button", { name: "Language" }).click();
}

/** Escape at the moment when the focused element was removed, and no other has the focus yet. */
function escapeFromNowhere() {
  (document.activeElement as HTMLElement).blur();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
}

describe("Popover", () => {
  it("takes focus in, keeps it there and gives it back to the button", async () => {
    await render(<Call />);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("dialog", { name: "Call Dana" })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "Call Now" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Call" })).toHaveFocus();
  });

  it("closes the topmost layer only, and what it opens can be used", async () => {
    await openBoth();
    await page.getByRole("button", { name: "English" }).click();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog", { name: "Languages" })).not.toBeInTheDocument();
    await expect.element(page.getByRole("dialog", { name: "Call Dana" })).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Language" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });

  it("closes by Escape, layer after layer, also when what had the focus was drawn away", async () => {
    await openBoth();
    await expect.element(page.getByRole("dialog", { name: "Languages" })).toHaveFocus();
    escapeFromNowhere();
    await expect.element(page.getByRole("dialog", { name: "Languages" })).not.toBeInTheDocument();
    await expect.element(page.getByRole("dialog", { name: "Call Dana" })).toBeVisible();
    escapeFromNowhere();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });

  it("stands beside any element while its caller keeps it open", async () => {
    const ref = createRef<HTMLTableRowElement>();
    function Row() {
      const [isOpen, setIsOpen] = useState(true);
      return (
        <>
          <table>
            <tbody>
              <tr ref={ref}>
                <td>Dana</td>
              </tr>
            </tbody>
          </table>
          <Popover triggerRef={ref} label="Call Dana" isOpen={isOpen} onOpenChange={setIsOpen}>
            Now or later
          </Popover>
        </>
      );
    }
    await render(<Row />);
    await expect.element(page.getByRole("dialog", { name: "Call Dana" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });
});
