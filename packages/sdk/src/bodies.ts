import { ApiError } from "./ApiError.js";
import type { Download } from "./operations.js";

/** The JSON of a successful response; undefined if the contract defines an empty one. */
export async function readJson(response: Response): Promise<unknown> {
  return response.status === 204 ? undefined : response.json();
}

/** The file of a successful response. A download without content is an error (A-ERR-11). */
export async function readFile(response: Response): Promise<Download> {
  const blob = await response.blob();
  if (blob.size === 0) {
    throw new ApiError({ code: "EMPTY_FILE", status: response.status, message: "The download has no content." });
  }
  return { blob, fileName: fileNameIn(response.headers.get("Content-Disposition") ?? "") };
}

/** Prefers `filename*=UTF-8''…`, which can contain any character, to the plain `filename="…"`. */
function fileNameIn(disposition: string): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? null;
}

/** A body with a file is sent as a form, any other as JSON. */
export function bodyToSend(body: unknown): { body?: BodyInit; headers?: HeadersInit } {
  if (body === undefined) return {};
  const fields = typeof body === "object" && body !== null ? Object.entries(body) : [];
  if (!fields.some(([, value]) => value instanceof Blob))
    return { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value instanceof Blob ? value : String(value));
  return { body: form };
}
