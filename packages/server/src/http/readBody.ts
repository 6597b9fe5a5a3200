import type { Operation } from "./operations.ts";
import { problem } from "./problem.ts";

const limits = { json: 1024 * 1024, multipart: 25 * 1024 * 1024 };

export interface ReceivedBody {
  /** The JSON value, or `{file}` of a form; undefined when nothing was sent and nothing had to be. */
  value: unknown;
  raw: Uint8Array;
}

const nothing: ReceivedBody = { value: undefined, raw: new Uint8Array() };

/**
 * Reads the body an operation asks for.
 *
 * @throws Problem 400 for broken JSON or a form without its file, 413 beyond the limit, 415 for another content type.
 */
export async function readBody(request: Request, { body }: Operation): Promise<ReceivedBody> {
  if (body.kind === "none") return nothing;
  const contentType = request.headers.get("content-type") ?? "";
  const raw = await readBytes(request, limits[body.kind]);
  if (raw.byteLength === 0) {
    if (!body.isRequired) return nothing;
    throw problem(400, "MALFORMED_REQUEST", "The request needs a body.");
  }
  if (body.kind === "json") return { value: parseJson(contentType, raw), raw };
  return { value: { file: await readFile(contentType, raw) }, raw };
}

function parseJson(contentType: string, raw: Uint8Array): unknown {
  if (!/^application\/json\s*(;|$)/i.test(contentType))
    throw problem(415, "UNSUPPORTED_MEDIA_TYPE", "The body must be application/json.");
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(raw));
  } catch (cause) {
    throw problem(400, "MALFORMED_REQUEST", "The body is not valid JSON.", { cause });
  }
}

async function readFile(contentType: string, raw: Uint8Array): Promise<File> {
  if (!/^multipart\/form-data\s*;/i.test(contentType))
    throw problem(415, "UNSUPPORTED_MEDIA_TYPE", "The body must be multipart/form-data with a file.");
  const form = await new Response(raw as Uint8Array<ArrayBuffer>, { headers: { "content-type": contentType } })
    .formData()
    .catch((cause: unknown) => {
      throw problem(400, "MALFORMED_REQUEST", "The form could not be read.", { cause });
    });
  const file = form.get("file");
  if (file instanceof File) return file;
  throw problem(400, "VALIDATION_FAILED", "Please select a file.", { errors: { file: "Please select a file." } });
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const tooLarge = () => problem(413, "PAYLOAD_TOO_LARGE", `The body is larger than ${limit / 1024 / 1024} MB.`);
  const announced = request.headers.get("content-length");
  if (Number(announced) > limit) throw tooLarge();
  if (announced) return new Uint8Array(await request.arrayBuffer()); // the HTTP parser holds the sender to it
  if (!request.body) return new Uint8Array();

  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
