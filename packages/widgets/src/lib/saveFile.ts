/** Hands a file to the browser's downloads. */
export function saveFile({ blob, fileName }: { blob: Blob; fileName: string }): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers open the address only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
