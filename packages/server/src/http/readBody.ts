import type { Operation } from "./operations.ts";
import { jsonDepth } from "./jsonDepth.ts";
import { problem } from "../contract/problem.ts";
import type { Upload } from "../contract/operation.ts";
import { uploadOf } from "./upload.ts";

const maxJsonBytes = 1024 * 1024;
/** A connection may take longer, because of large files. */
const mostSeconds = 60;

export interface ReceivedBody {
  /**
   * The JSON value, or `{file}` of a form, which is not received yet; undefined if there is no body and none is
   * required.
   */
  value: unknown;
  raw: Uint8Array;
  /** The file of a form, which is part of the value. */
  upload?: Upload;
}

/** No body of the contract, and none of Stripe's, is nested half as deeply. */
const maxDepth = 50;

const nothing: ReceivedBody = { value: undefined, raw: new Uint8Array() };

/**
 * Reads the body of a request for an operation.
 *
 * @throws Problem 400 for invalid JSON and for a body that takes too long to arrive, 413 beyond the limit, 415 for
 * another content type.
 */
export async function readBody(
  request: Request,
  { body }: Pick<Operation, "body">,
  seconds = mostSeconds,
): Promise<ReceivedBody> {
  if (body.kind === "none") return nothing;
  if (body.kind === "multipart") {
    const upload = uploadOf(request);
    return { value: { file: upload }, raw: new Uint8Array(), upload };
  }
  const contentType = request.headers.get("content-type") ?? "";
  const raw = await within(seconds, readBytes(request, maxJsonBytes));
  if (raw.byteLength === 0) {
    if (!body.isRequired) return nothing;
    throw problem(400, "MALFORMED_REQUEST", "The request needs a body.");
  }
  return { value: body.kind === "fields" ? parseFields(contentType, raw) : parseJson(contentType, raw), raw };
}

/** The fields of a form that are not files; the last one of repeated fields. NUL, which cannot be stored, is left out. */
function parseFields(contentType: string, raw: Uint8Array): Record<string, string> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType))
    throw problem(415, "UNSUPPORTED_MEDIA_TYPE", "The body must be application/x-www-form-urlencoded.");
  const fields = new URLSearchParams(new TextDecoder().decode(raw));
  return Object.fromEntries([...fields].map(([name, value]) => [name, value.replaceAll("\0", "")]));
}

function parseJson(contentType: string, raw: Uint8Array): unknown {
  if (!/^application\/json\s*(;|$)/i.test(contentType))
    throw problem(415, "UNSUPPORTED_MEDIA_TYPE", "The body must be application/json.");
  if (jsonDepth(raw) > maxDepth) throw problem(400, "MALFORMED_REQUEST", "The body is nested too deeply.");
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(raw));
  } catch (cause) {
    throw problem(400, "MALFORMED_REQUEST", "The body is not valid JSON.", { cause });
  }
}

async function within<Value>(seconds: number, arriving: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const message = "The body took too long to arrive.";
    const tooLate = () => problem(400, "MALFORMED_REQUEST", message, { headers: { connection: "close" } });
    timer = setTimeout(() => reject(tooLate()), seconds * 1000);
  });
  return Promise.race([arriving, late]).finally(() => clearTimeout(timer));
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
