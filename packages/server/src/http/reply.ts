import type { FileContent } from "../contract/operation.ts";
import { JsonText } from "../contract/jsonText.ts";
import { chooseEncoding, encode, encodedTag, worthEncodingBytes } from "../contentEncoding.ts";
import type { Problem } from "../contract/problem.ts";

/** A response of any operation, without its specific type. */
export interface AnyReply {
  status: number;
  body?: unknown;
  content?: FileContent;
  headers?: Record<string, string>;
}

const noStore = { "cache-control": "no-store" };

/** @param acceptEncoding the header of the request: JSON is compressed for clients that support it. */
export function toResponse(reply: AnyReply, acceptEncoding?: string | null): Response {
  if (reply.content) return fileResponse(reply, reply.content);
  if (reply.status === 204) return new Response(null, { status: 204, headers: { ...noStore, ...reply.headers } });
  const text = reply.body instanceof JsonText ? reply.body.text : JSON.stringify(reply.body);
  const headers = { ...noStore, "content-type": "application/json", ...reply.headers };
  if (text.length < worthEncodingBytes) return new Response(text, { status: reply.status, headers });
  return encodedResponse(text, reply.status, headers, acceptEncoding);
}

/**
 * The length of a compressed response reveals how much of an attacker's text also occurs in a secret of the same
 * response (BREACH). The attack requires that a foreign page makes a browser send many requests with the user's
 * permissions. Ours are in a header that only our scripts can set, never in a cookie that a browser sends
 * automatically; this is why responses may be compressed, and it must stay so.
 */
function encodedResponse(
  text: string,
  status: number,
  headers: Record<string, string>,
  acceptEncoding: string | null | undefined,
): Response {
  const vary = { ...headers, vary: "accept-encoding" };
  const encoding = chooseEncoding(acceptEncoding, ["br", "gzip"]);
  if (!encoding) return new Response(text, { status, headers: vary });
  const data = encode(text, encoding);
  const { etag } = headers;
  return new Response(data, {
    status,
    headers: {
      ...vary,
      "content-encoding": encoding,
      "content-length": String(data.byteLength),
      ...(etag !== undefined && { etag: encodedTag(etag, encoding) }),
    },
  });
}

export function problemResponse(problem: Problem, requestId: string, acceptEncoding?: string | null): Response {
  return toResponse(problemReply(problem, requestId), acceptEncoding);
}

export function problemReply(problem: Problem, requestId: string): AnyReply {
  const body = {
    message: problem.message,
    code: problem.code,
    ...(problem.fieldErrors && { errors: problem.fieldErrors }),
    ...(problem.changed && { changed: problem.changed }),
    requestId,
  };
  return { status: problem.status, body, headers: problem.headers };
}

function fileResponse({ status, headers }: AnyReply, { contentType, data, downloadName }: FileContent): Response {
  return new Response(data as ReadableStream, {
    status,
    headers: {
      ...noStore,
      "content-type": contentType,
      ...(data instanceof Uint8Array && { "content-length": String(data.byteLength) }),
      ...(downloadName && {
        "content-disposition": `attachment; filename="${downloadName.replaceAll(/[^\w.\- ]/g, "_")}"`,
      }),
      ...headers,
    },
  });
}
