import { createHash } from "node:crypto";

import { Busboy, type BusboyConfig } from "@fastify/busboy";

import type { Upload, UploadedFile } from "../contract/operation.ts";
import { problem } from "../contract/problem.ts";

const megabyte = 1024 * 1024;

export const uploadLimits = {
  /** A list of 50,000 rows is about 4 MB. */
  fileBytes: 10 * megabyte,
  /** What a form has beside the file: names, boundaries, some fields that nobody reads. */
  otherBytes: 64 * 1024,
  parts: 10,
  seconds: 60,
};

/**
 * The form of a request, to be read when it is wanted.
 *
 * @throws Problem 413 when it says that it is too large, 415 for another content type.
 */
export function uploadOf(request: Request, limits = uploadLimits): Upload {
  const contentType = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(contentType))
    throw problem(415, "UNSUPPORTED_MEDIA_TYPE", "The body must be multipart/form-data with a file.");
  if (Number(request.headers.get("content-length")) > limits.fileBytes + limits.otherBytes) throw tooLarge(limits);
  let receiving: Promise<UploadedFile> | undefined;
  return { receive: () => (receiving ??= receive(request, contentType, limits)) };
}

/** The parts go through one after the other; the first that breaks a limit ends it. */
async function receive(request: Request, contentType: string, limits: typeof uploadLimits): Promise<UploadedFile> {
  const form = openForm(contentType, limits);
  const tooLate = rejection(AbortSignal.timeout(limits.seconds * 1000));
  const reader = request.body?.getReader();
  let received = 0;
  for (;;) {
    const next = await Promise.race([reader?.read(), tooLate]);
    if (!next || next.done) return form.finish();
    received += next.value.byteLength;
    if (received > limits.fileBytes + limits.otherBytes) throw tooLarge(limits);
    form.take(next.value);
  }
}

function openForm(contentType: string, { fileBytes, parts }: typeof uploadLimits) {
  const busboy = openBusboy({
    headers: { "content-type": contentType },
    limits: { fileSize: fileBytes, parts, fieldSize: 4096, fieldNameSize: 100, headerPairs: 20, headerSize: 8192 },
  });
  const sum = createHash("sha256");
  let found: { name: string; chunks: Buffer[] } | undefined;
  let failure: Error | undefined;
  const fail = (error: Error) => (failure ??= error);
  busboy.on("file", (field, stream, name) => {
    // Of a form that is cut short also the part says so, and an error that nobody hears ends the process.
    stream.on("error", (cause) => fail(broken(cause)));
    if (field !== "file" || found) return stream.resume();
    const chunks: Buffer[] = [];
    found = { name, chunks };
    stream.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      sum.update(chunk);
    });
    stream.on("limit", () => fail(tooLarge({ fileBytes })));
    return stream;
  });
  busboy.on("partsLimit", () => fail(problem(413, "PAYLOAD_TOO_LARGE", `The form has more than ${parts} parts.`)));
  busboy.on("error", (cause) => fail(broken(cause)));
  return {
    /** @throws Problem */
    take(chunk: Uint8Array): void {
      busboy.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
      if (failure) throw failure;
    },
    /** @throws Problem */
    async finish(): Promise<UploadedFile> {
      await new Promise<void>((resolve) => {
        busboy.on("finish", resolve);
        busboy.on("error", () => resolve());
        busboy.end();
      });
      if (failure) throw failure;
      if (!found)
        throw problem(400, "VALIDATION_FAILED", "Please select a file.", { errors: { file: "Please select a file." } });
      return { name: found.name, bytes: Buffer.concat(found.chunks), digest: sum.digest() };
    },
  };
}

/** @throws Problem 400 where the content type names no boundary. */
function openBusboy(config: BusboyConfig) {
  try {
    return new Busboy(config);
  } catch (cause) {
    throw broken(cause);
  }
}

function rejection(late: AbortSignal): Promise<never> {
  const rejected = new Promise<never>((_, reject) => {
    late.addEventListener("abort", () =>
      reject(
        problem(400, "MALFORMED_REQUEST", "The file took too long to arrive.", { headers: { connection: "close" } }),
      ),
    );
  });
  // The form may be through before.
  rejected.catch(() => {});
  return rejected;
}

const broken = (cause: unknown) => problem(400, "MALFORMED_REQUEST", "The form could not be read.", { cause });

function tooLarge({ fileBytes }: Pick<typeof uploadLimits, "fileBytes">) {
  const message = `The file is larger than ${fileBytes / megabyte} MB. Please split it.`;
  return problem(413, "PAYLOAD_TOO_LARGE", message, { errors: { file: message } });
}
