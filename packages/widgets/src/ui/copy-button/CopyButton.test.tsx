import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { renderWidget } from "../../testing/index.js";
import { CopyButton } from "./index.js";

const button = (name: string) => page.getByRole("button", { name });
const writes = () => vi.spyOn(navigator.clipboard, "writeText");
const refusal = new DOMException("Write permission denied.", "NotAllowedError");

describe("a button that copies a text", () => {
  it("copies the text as it is when it is pressed, and says so until the focus leaves", async () => {
    const write = writes().mockResolvedValue();
    let spoken = "Hello";
    await renderWidget(<CopyButton text={() => spoken} />);
    spoken = "Hello, this is Aylin.";
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Copied")).toHaveFocus();
    expect(write).toHaveBeenCalledExactlyOnceWith("Hello, this is Aylin.");
    await userEvent.tab();
    await expect.element(button("Copy")).toBeVisible();
  });

  it("says that the browser did not copy it, as in a frame of another site, and can be pressed again", async () => {
    writes().mockRejectedValueOnce(refusal).mockResolvedValue();
    await renderWidget(<CopyButton text={() => "Hello"} />);
    await button("Copy").click();
    await expect.element(page.getByText("Your browser did not copy it.", { exact: false }).first()).toBeVisible();
    await button("Copy").click();
    await expect.element(button("Copied")).toBeVisible();
  });

  it("says the same on a page without TLS, which has no clipboard", async () => {
    vi.spyOn(navigator, "clipboard", "get").mockReturnValue(undefined as never);
    await renderWidget(<CopyButton text={() => "Hello"} />);
    await button("Copy").click();
    await expect.element(page.getByText("Your browser did not copy it.", { exact: false }).first()).toBeVisible();
  });

  it("leaves it to its place to say so, where that can do more", async () => {
    writes().mockRejectedValue(refusal);
    const onDone = vi.fn();
    await renderWidget(<CopyButton text={() => "Hello"} onDone={onDone} />);
    await button("Copy").click();
    await expect.poll(() => onDone).toHaveBeenCalledExactlyOnceWith(false);
    await expect.element(page.getByText("Your browser did not copy it.", { exact: false })).not.toBeInTheDocument();
  });
});
