/** Starts a download of a file in the browser. */
export function saveFile({ blob, fileName }: { blob: Blob; fileName: string }): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers open the URL only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
