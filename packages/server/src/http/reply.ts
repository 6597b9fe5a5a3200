import type { FileContent } from "./contract.ts";
import { JsonText } from "./jsonText.ts";
import type { Problem } from "./problem.ts";

/** A reply of any operation, after its type has done its work. */
export interface AnyReply {
  status: number;
  body?: unknown;
  content?: FileContent;
  headers?: Record<string, string>;
}

const noStore = { "cache-control": "no-store" };

export function toResponse(reply: AnyReply): Response {
  if (reply.content) return fileResponse(reply, reply.content);
  if (reply.status === 204) return new Response(null, { status: 204, headers: { ...noStore, ...reply.headers } });
  const text = reply.body instanceof JsonText ? reply.body.text : JSON.stringify(reply.body);
  return new Response(text, {
    status: reply.status,
    headers: { ...noStore, "content-type": "application/json", ...reply.headers },
  });
}

export function problemResponse(problem: Problem, requestId: string): Response {
  return toResponse(problemReply(problem, requestId));
}

export function problemReply(problem: Problem, requestId: string): AnyReply {
  const body = {
    message: problem.message,
    code: problem.code,
    ...(problem.fieldErrors && { errors: problem.fieldErrors }),
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
