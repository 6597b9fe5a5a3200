import { ApiError } from "./ApiError.js";
import type { Download } from "./operations.js";

/** The JSON of an answer that succeeded; undefined when the contract promises an empty one. */
export async function readJson(response: Response): Promise<unknown> {
  return response.status === 204 ? undefined : response.json();
}

/** The file of an answer that succeeded. A download without content is an error (A-ERR-11). */
export async function readFile(response: Response): Promise<Download> {
  const blob = await response.blob();
  if (blob.size === 0) {
    throw new ApiError({ code: "EMPTY_FILE", status: response.status, message: "The download has no content." });
  }
  return { blob, fileName: fileNameIn(response.headers.get("Content-Disposition") ?? "") };
}

/** Prefers `filename*=UTF-8''…`, which can hold any character, to the plain `filename="…"`. */
function fileNameIn(disposition: string): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? null;
}

/** A body that holds a file travels as a form; every other one as JSON. */
export function bodyToSend(body: unknown): { body?: BodyInit; headers?: HeadersInit } {
  if (body === undefined) return {};
  const fields = typeof body === "object" && body !== null ? Object.entries(body) : [];
  if (!fields.some(([, value]) => value instanceof Blob))
    return { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value instanceof Blob ? value : String(value));
  return { body: form };
}
