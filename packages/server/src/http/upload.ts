import { createHash } from "node:crypto";
import { once } from "node:events";
import { Readable } from "node:stream";

import { Busboy, type BusboyConfig } from "@fastify/busboy";

import type { StreamLimits, Upload, UploadedFile } from "../contract/operation.ts";
import { Problem, problem } from "../contract/problem.ts";

const megabyte = 1024 * 1024;

export const uploadLimits = {
  /** A list of 50,000 rows is about 4 MB. */
  fileBytes: 10 * megabyte,
  /** The size of a form in addition to the file: names, boundaries, some unused fields. */
  otherBytes: 64 * 1024,
  parts: 10,
  seconds: 60,
};

/**
 * The form of a request, to be read when it is needed.
 *
 * @throws Problem 415 for another content type.
 */
export function uploadOf(request: Request, limits = uploadLimits): Upload {
  const contentType = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(contentType))
    throw problem(415, "UNSUPPORTED_MEDIA_TYPE", "The body must be multipart/form-data with a file.");
  let receiving: Promise<UploadedFile> | undefined;
  return {
    receive: () => (receiving ??= receive(request, contentType, limits)),
    stream: (own) => streamFile(request, contentType, { ...limits, ...own }),
    gone: request.signal,
  };
}

/** The parts are processed one after the other; the first one that exceeds a limit ends it. */
async function receive(request: Request, contentType: string, limits: typeof uploadLimits): Promise<UploadedFile> {
  const form = openForm(contentType, limits);
  for await (const piece of piecesOf(request, limits)) form.take(piece);
  return form.finish();
}

/**
 * The body as it arrives. Its reader is not closed early, because the response uses the same connection.
 *
 * @throws Problem 413 if it announces that it is too large, or is, 400 if it is too slow.
 */
async function* piecesOf(request: Request, limits: typeof uploadLimits): AsyncGenerator<Uint8Array, void, undefined> {
  const mostBytes = limits.fileBytes + limits.otherBytes;
  if (Number(request.headers.get("content-length")) > mostBytes) throw tooLarge(limits);
  const tooLate = rejection(AbortSignal.timeout(limits.seconds * 1000));
  const reader = request.body?.getReader();
  let received = 0;
  for (;;) {
    const next = await Promise.race([reader?.read(), tooLate]);
    if (!next || next.done) return;
    received += next.value.byteLength;
    if (received > mostBytes) throw tooLarge(limits);
    yield next.value;
  }
}

/** The first file of the form; the rest of the form follows at the pace of its reader. */
function streamFile(
  request: Request,
  contentType: string,
  limits: StreamLimits & typeof uploadLimits,
): Promise<Readable> {
  const busboy = openBusboy(configOf(contentType, limits));
  const { promise, resolve, reject } = Promise.withResolvers<Readable>();
  let file: Readable | undefined;
  const closed = Promise.withResolvers<void>();
  const fail = (error: Error) => {
    file?.destroy(error);
    reject(error);
  };
  busboy.on("file", (field, stream) => {
    if (field !== "file" || file) return stream.resume();
    file = stream;
    stream.on("limit", () => fail(tooLarge(limits)));
    stream.on("close", closed.resolve);
    return resolve(Readable.from(withProblems(stream), { objectMode: false }));
  });
  busboy.on("partsLimit", () => fail(tooManyParts(limits)));
  busboy.on("error", (cause) => fail(broken(cause)));
  busboy.on("finish", () => reject(noFile()));
  const pump = async () => {
    for await (const piece of piecesOf(request, limits)) {
      if (file?.destroyed) return;
      if (!busboy.write(bytesOf(piece))) await Promise.race([once(busboy, "drain"), closed.promise]);
    }
    busboy.end();
  };
  pump().catch((error: unknown) => fail(error instanceof Problem ? error : broken(error)));
  return promise;
}

/** The error of an incomplete file is a readable sentence. */
async function* withProblems(file: Readable): AsyncGenerator<Buffer, void, undefined> {
  try {
    for await (const piece of file) yield piece as Buffer;
  } catch (error) {
    throw error instanceof Problem ? error : broken(error);
  }
}

function configOf(contentType: string, { fileBytes, parts }: typeof uploadLimits): BusboyConfig {
  return {
    headers: { "content-type": contentType },
    limits: { fileSize: fileBytes, parts, fieldSize: 4096, fieldNameSize: 100, headerPairs: 20, headerSize: 8192 },
  };
}

function openForm(contentType: string, limits: typeof uploadLimits) {
  const busboy = openBusboy(configOf(contentType, limits));
  const sum = createHash("sha256");
  let found: { name: string; chunks: Buffer[] } | undefined;
  let failure: Error | undefined;
  const fail = (error: Error) => (failure ??= error);
  busboy.on("file", (field, stream, name) => {
    // In an incomplete form, the part reports an error as well, and an error without a listener ends the process.
    stream.on("error", (cause) => fail(broken(cause)));
    if (field !== "file" || found) return stream.resume();
    const chunks: Buffer[] = [];
    found = { name, chunks };
    stream.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      sum.update(chunk);
    });
    stream.on("limit", () => fail(tooLarge(limits)));
    return stream;
  });
  busboy.on("partsLimit", () => fail(tooManyParts(limits)));
  busboy.on("error", (cause) => fail(broken(cause)));
  return {
    /** @throws Problem */
    take(chunk: Uint8Array): void {
      busboy.write(bytesOf(chunk));
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
      if (!found) throw noFile();
      return { name: found.name, bytes: Buffer.concat(found.chunks), digest: sum.digest() };
    },
  };
}

/** @throws Problem 400 if the content type has no boundary. */
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
  // The form may have ended before.
  rejected.catch(() => {});
  return rejected;
}

const bytesOf = (piece: Uint8Array) => Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);

const noFile = () =>
  problem(400, "VALIDATION_FAILED", "Please select a file.", { errors: { file: "Please select a file." } });

const tooManyParts = ({ parts }: Pick<typeof uploadLimits, "parts">) =>
  problem(413, "PAYLOAD_TOO_LARGE", `The form has more than ${parts} parts.`);

const broken = (cause: unknown) => problem(400, "MALFORMED_REQUEST", "The form could not be read.", { cause });

function tooLarge({ fileBytes }: Pick<typeof uploadLimits, "fileBytes">) {
  const message = `The file is larger than ${fileBytes / megabyte} MB. Please split it.`;
  return problem(413, "PAYLOAD_TOO_LARGE", message, { errors: { file: message } });
}
