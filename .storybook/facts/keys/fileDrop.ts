import { expect, vi } from "vitest";

import { button, goTo } from "./there.tsx";
import type { Trials } from "./trial.ts";

/** The trials of the drop area for a file. */
export const fileDrop: Trials = {
  "Enter, Space": () => {
    const opened = vi.fn((event: Event) => event.target instanceof HTMLInputElement && event.preventDefault());
    return {
      story: "Empty",
      async begin() {
        document.addEventListener("click", opened, { capture: true });
        await goTo(button("choose a file"));
      },
      async see() {
        const isFile = ([{ target }]: [Event]) => target instanceof HTMLInputElement && target.type === "file";
        await expect.poll(() => opened.mock.calls.some(isFile)).toBe(true);
        document.removeEventListener("click", opened, { capture: true });
      },
    };
  },
  "Ctrl or Cmd + V": () => {
    const onChange = vi.fn();
    return {
      story: "Empty",
      args: { onChange },
      async begin() {
        await goTo(button("Drop an .xlsx or .csv file"));
        document.addEventListener("keydown", paste);
      },
      async see() {
        await expect
          .poll(() => onChange)
          .toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: "new.xlsx" }));
        document.removeEventListener("keydown", paste);
      },
    };
  },
};

/**
 * A page cannot copy a file to the clipboard, so this dispatches the event that the browser would send for a copied
 * file.
 */
function paste({ key, ctrlKey, metaKey }: KeyboardEvent) {
  if (key !== "v" || !(ctrlKey || metaKey)) return;
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File(["x"], "new.xlsx"));
  // A file that does not come from a disk has no entry here.
  const entry = vi.spyOn(DataTransferItem.prototype, "webkitGetAsEntry");
  entry.mockReturnValue({ isFile: true, isDirectory: false } as FileSystemEntry);
  document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  entry.mockRestore();
}
