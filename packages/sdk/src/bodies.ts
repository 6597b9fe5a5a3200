import type { Download } from "./operations.js";

/** The file of a successful response; undefined if it has no content. */
export async function readFile(response: Response): Promise<Download | undefined> {
  const blob = await response.blob();
  if (blob.size === 0) return undefined;
  return { blob, fileName: fileNameIn(response.headers.get("Content-Disposition") ?? "") };
}

/** Prefers `filename*=UTF-8''…`, which can contain any character, to the plain `filename="…"`. */
function fileNameIn(disposition: string): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? null;
}

/** A body with a file, as a form. */
export function formOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}
