import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { FileDrop } from "./index.js";

const excel = new File(["rows"], "Customers.XLSX");
const text = new File(["rows"], "customers.pdf", { type: "application/pdf" });

function Import({ onChange }: { onChange: (file: File | undefined) => void }) {
  const [file, setFile] = useState<File>();
  return (
    <FileDrop
      file={file}
      onChange={(file) => {
        setFile(file);
        onChange(file);
      }}
    />
  );
}

const drop = (file: File) => {
  const zone = page.getByText("Drop an .xlsx or .csv file").element().parentElement!;
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  // Only a drag from outside the page has entries.
  vi.spyOn(DataTransferItem.prototype, "webkitGetAsEntry").mockReturnValue({ isFile: true } as FileSystemEntry);
  for (const type of ["dragenter", "dragover", "drop"])
    zone.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, clientX: 40, clientY: 40 }),
    );
};

const choose = (file: File) => userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, file);

describe("FileDrop", () => {
  it("takes a file that is dropped, shows it, and lets it go again", async () => {
    const onChange = vi.fn();
    await render(<Import onChange={onChange} />);
    drop(excel);
    await expect.element(page.getByRole("group", { name: "File" })).toHaveTextContent("Customers.XLSX4 byte");
    await page.getByRole("button", { name: "Remove file" }).click();
    expect(onChange.mock.calls).toEqual([[excel], [undefined]]);
    await expect.element(page.getByRole("group", { name: "File" })).not.toBeInTheDocument();
  });

  it("B-IMP-01 B-CONST-03 refuses anything but .xlsx and .csv, however it comes, and keeps what was chosen", async () => {
    const onChange = vi.fn();
    await render(<Import onChange={onChange} />);
    await choose(excel);
    await expect.element(page.getByText("Customers.XLSX")).toBeVisible();
    drop(text);
    await expect.element(page.getByRole("alert")).toHaveTextContent("ErrorOnly Excel files are accepted.");
    await expect.element(page.getByText("Customers.XLSX")).toBeVisible();
    expect(onChange).toHaveBeenCalledOnce();
    await choose(excel);
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });

  it("B-IMP-03 says what is wrong with the file in a box titled Error", async () => {
    await render(<FileDrop file={excel} onChange={vi.fn()} error="Row 7, Contact Phone: not a phone number." />);
    await expect.element(page.getByRole("alert")).toHaveTextContent("ErrorRow 7, Contact Phone: not a phone number.");
  });

  it("opens the file chooser from the keyboard", async () => {
    await render(<Import onChange={vi.fn()} />);
    const opened = vi.fn((event: Event) => event.preventDefault());
    document.querySelector('input[type="file"]')!.addEventListener("click", opened);
    page.getByRole("button", { name: "choose a file" }).element().focus();
    await userEvent.keyboard("{Enter}");
    expect(opened).toHaveBeenCalledOnce();
  });
});
