import { createFakeApi } from "@callwright/sdk/fake";
import { readAhead } from "@callwright/sdk/hooks";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { collectStyles } from "../styled/index.js";
import { CallHistory } from "../widgets/call-history/index.js";
import { callHistoryHandlers } from "../widgets/call-history/testing/DrawnCallHistory.js";
import { CallwrightProvider } from "./index.js";

const place = () => document.querySelector("main")!;
const rows = () => page.getByRole("row").filter({ has: page.getByRole("rowheader") });
const drawer = () => page.getByRole("dialog");
let comes: () => ReturnType<typeof createFakeApi>;
let root: Root | undefined;

/** A page as a server sends it; `comes` is when its code does. */
beforeEach(async () => {
  const tree = (
    client: ReturnType<typeof createFakeApi>["client"],
    initialData?: Awaited<ReturnType<typeof readAhead>>,
  ) => (
    <CallwrightProvider client={client} initialData={initialData} timeZone="Europe/Istanbul">
      <CallHistory />
    </CallwrightProvider>
  );
  const server = createFakeApi(callHistoryHandlers());
  const read = await readAhead(server.client, () => renderToString(tree(server.client)));
  const styles = collectStyles();
  const html = renderToString(styles.collect(tree(server.client, read)));
  // A script that is set as HTML does not run.
  document.head.append(document.createRange().createContextualFragment(styles.takeTag()));
  document.body.append(document.createElement("main"));
  place().innerHTML = html;
  comes = () => {
    const browser = createFakeApi(callHistoryHandlers());
    const onRecoverableError = vi.fn();
    root = hydrateRoot(place(), tree(browser.client, read), { onRecoverableError });
    return browser;
  };
});

afterEach(() => {
  root?.unmount();
  root = undefined;
  document.head.querySelectorAll("[data-cw-styles=server], script:not([src])").forEach((tag) => tag.remove());
  document.body.replaceChildren();
});

describe("what is pressed in a server's HTML before its code has come is done when it comes (15.1.3)", () => {
  it("a click opens a call, and opens it once", async () => {
    const name = rows().first().getByRole("rowheader").element().textContent;
    await rows().first().click();
    await rows().first().click();
    comes();
    await expect.element(drawer()).toBeVisible();
    expect(drawer().elements()).toHaveLength(1);
    expect(name).toContain(drawer().getByRole("heading").first().element().textContent);
  });

  it("a key opens a call, and those after it go on in it", async () => {
    (rows().nth(1).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}{Escape}");
    comes();
    await expect.element(drawer()).toBeVisible();
  });

  it("keys walk from row to row", async () => {
    (rows().first().element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    comes();
    await expect.element(rows().nth(2)).toHaveFocus();
  });

  it("a search that was typed is searched for, and its field stays as it was left", async () => {
    const field = () => page.getByRole("searchbox").first();
    await userEvent.type(field(), "halv");
    const browser = comes();
    await expect.poll(() => browser.requests("listCalls").at(-1)?.input.query.text).toBe("halv");
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue("halv");
  });

  it("a list of choices opens, and takes the letters that were typed after it", async () => {
    await page.getByRole("button", { name: "Status" }).first().click();
    await userEvent.keyboard("Compl");
    comes();
    await expect.element(page.getByRole("option", { name: "Completed" })).toBeVisible();
  });

  it("who presses elsewhere has changed their mind", async () => {
    await rows().first().click();
    await page.getByRole("button", { name: "Status" }).first().click();
    comes();
    await expect.element(page.getByRole("listbox")).toBeVisible();
    expect(rows().elements().length).toBeGreaterThan(0);
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
    await expect.element(drawer()).not.toBeInTheDocument();
  });

  it("a press on what answers is not pressed again", async () => {
    comes();
    await expect.poll(() => place().querySelector("[data-widget]")).not.toBeNull();
    await rows().first().click();
    await expect.element(drawer()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(drawer()).not.toBeInTheDocument();
  });
});
