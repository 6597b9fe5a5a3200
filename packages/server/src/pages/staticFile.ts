import { createHash } from "node:crypto";
import { basename, extname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

import { chooseEncoding, type Encoding, encodedTag, plainTags, worthEncodingBytes } from "../contentEncoding.ts";

const encoders = { gzip: promisify(gzip), br: promisify(brotliCompress) };

const contentTypes: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
const compressible = /^(text|application\/(json|javascript|manifest))|svg/;

/** A file as sent to browsers, compressed once for all of them. */
export interface StaticFile {
  bytes: Uint8Array<ArrayBuffer>;
  /** Brotli takes up to a second, so the first requests get gzip. */
  encoded: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
  headers: Record<string, string> & { etag: string };
}

/** Prepares a file to be sent. Its name determines its type, and for how long it can be cached. */
export async function staticFile(name: string, content: Buffer): Promise<StaticFile> {
  const bytes = new Uint8Array(content);
  const contentType = contentTypes[extname(name)] ?? "application/octet-stream";
  const isCompressed = compressible.test(contentType) && bytes.byteLength > worthEncodingBytes;
  const encoded: StaticFile["encoded"] = {};
  const encode = async (encoding: Encoding) =>
    void (encoded[encoding] = new Uint8Array(await encoders[encoding](bytes)));
  if (isCompressed) {
    await encode("gzip");
    encode("br").catch(() => undefined); // gzip stays
  }
  return {
    bytes,
    encoded,
    headers: {
      "content-type": contentType,
      "cache-control": cachingOf(name),
      etag: `"${createHash("sha1").update(bytes).digest("base64url")}"`,
      vary: "accept-encoding",
    },
  };
}

/**
 * For how long a browser can cache a file. The loader of the elements always has the same name: a page that somebody
 * opens within an hour of the one before begins with the loader of that one, while the browser asks for the newest.
 */
function cachingOf(name: string): string {
  if (hasHash(name)) return "public, max-age=31536000, immutable";
  return basename(name) === "callwright.js" ? "max-age=0, stale-while-revalidate=3600" : "no-cache";
}

/**
 * Whether a file's name contains a hash of its content, as written by bundlers: it never changes and can be cached
 * forever.
 */
export function hasHash(name: string): boolean {
  return /[.-][A-Za-z0-9_-]{8,}\.\w+(\.map)?$/.test(name);
}

/** The response to a request for a file. */
export function answerFile({ bytes, encoded, headers }: StaticFile, requestHeaders: Headers): Response {
  const offered = (["br", "gzip"] as const).filter((encoding) => encoded[encoding]);
  const encoding = chooseEncoding(requestHeaders.get("accept-encoding"), offered);
  const own = encoding ? { ...headers, etag: encodedTag(headers.etag, encoding) } : headers;
  const known = plainTags(requestHeaders.get("if-none-match") ?? "");
  if (known === headers.etag) return new Response(null, { status: 304, headers: own });
  return new Response(encoding ? encoded[encoding] : bytes, {
    headers: { ...own, ...(encoding && { "content-encoding": encoding }) },
  });
}
