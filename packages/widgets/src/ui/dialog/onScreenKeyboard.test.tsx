import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { Button } from "../button/index.js";
import { Drawer } from "../drawer/index.js";
import { Modal } from "../modal/index.js";
import { Popover } from "../popover/index.js";
import { PortalRoot } from "../portal/index.js";

const keyboardHeight = 350;

/** A phone's keyboard covers the lower part of the page, which keeps its size. */
function showKeyboard() {
  const viewport = window.visualViewport!;
  vi.spyOn(viewport, "height", "get").mockReturnValue(window.innerHeight - keyboardHeight);
  viewport.dispatchEvent(new Event("resize"));
}

beforeEach(async () => {
  await page.viewport(390, 844);
  // The browser of the tests has a mouse, whatever its size.
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) => real(query.includes("coarse") ? "all" : query));
});

afterEach(async () => {
  vi.restoreAllMocks();
  window.visualViewport!.dispatchEvent(new Event("resize"));
  await page.viewport(1280, 800);
});

test.each([
  ["drawer", Drawer],
  ["modal", Modal],
])("who types in a %s on a phone sees its buttons above the keyboard", async (_kind, Panel) => {
  await render(
    <PortalRoot>
      <Panel isOpen onClose={() => {}} title="New customer" footer={<Button>Save</Button>}>
        <p style={{ blockSize: 2000 }}>Who is called, and about what.</p>
      </Panel>
    </PortalRoot>,
  );
  await expect.element(page.getByRole("button", { name: "Save" })).toBeVisible();
  showKeyboard();
  await expect.poll(() => edgesOf("button", "Save").bottom).toBeLessThanOrEqual(window.innerHeight - keyboardHeight);
  expect(edgesOf("heading", "New customer").top).toBeGreaterThanOrEqual(0);
});

test("who types in a sheet on a phone sees its buttons above the keyboard", async () => {
  await render(
    <PortalRoot>
      <Popover trigger={<Button>Call</Button>} label="Call Dana">
        <Button>Start</Button>
      </Popover>
    </PortalRoot>,
  );
  await page.getByRole("button", { name: "Call" }).click();
  await expect.element(page.getByRole("button", { name: "Start" })).toBeVisible();
  showKeyboard();
  await expect.poll(() => edgesOf("button", "Start").bottom).toBeLessThanOrEqual(window.innerHeight - keyboardHeight);
});

function edgesOf(role: string, name: string): DOMRect {
  return page.getByRole(role, { name }).element().getBoundingClientRect();
}
