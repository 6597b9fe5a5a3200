import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

const compress = promisify(gzip);

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

/** A file name with a hash of its content, as bundlers write them: it can be kept for ever. */
const hashedName = /[.-][A-Za-z0-9_-]{8,}\.\w+(\.map)?$/;

export interface StaticFiles {
  /** The answer for a file of the folder; undefined when there is none. */
  serve(path: string, requestHeaders: Headers): Promise<Response | undefined>;
  /** A file's text, for pages that are completed before they are sent; undefined when there is none. */
  text(path: string): Promise<string | undefined>;
}

interface Entry {
  modifiedAt: number;
  bytes: Uint8Array<ArrayBuffer>;
  gzipped: Uint8Array<ArrayBuffer> | undefined;
  headers: Record<string, string>;
}

/** Serves a folder from memory: each file is read and compressed once, and again when it has changed. */
export function staticFiles(folder: string): StaticFiles {
  const entries = new Map<string, Entry>();

  const find = async (path: string): Promise<Entry | undefined> => {
    const file = join(folder, normalize(`/${path}`));
    if (!file.startsWith(folder + sep)) return undefined;
    const info = await stat(file).catch(() => undefined);
    if (!info?.isFile()) return undefined;
    const known = entries.get(file);
    if (known?.modifiedAt === info.mtimeMs) return known;
    const entry = await readEntry(file, info.mtimeMs);
    entries.set(file, entry);
    return entry;
  };

  return {
    async serve(path, requestHeaders) {
      const entry = await find(path);
      if (!entry) return undefined;
      if (requestHeaders.get("if-none-match") === entry.headers.etag)
        return new Response(null, { status: 304, headers: entry.headers });
      const useGzip = entry.gzipped && /\bgzip\b/.test(requestHeaders.get("accept-encoding") ?? "");
      const headers = { ...entry.headers, ...(useGzip && { "content-encoding": "gzip" }) };
      return new Response(useGzip ? entry.gzipped : entry.bytes, { headers });
    },
    async text(path) {
      const entry = await find(path);
      return entry && new TextDecoder().decode(entry.bytes);
    },
  };
}

async function readEntry(file: string, modifiedAt: number): Promise<Entry> {
  const bytes = new Uint8Array(await readFile(file));
  const contentType = contentTypes[extname(file)] ?? "application/octet-stream";
  const gzipped =
    compressible.test(contentType) && bytes.byteLength > 1024 ? new Uint8Array(await compress(bytes)) : undefined;
  return {
    modifiedAt,
    bytes,
    gzipped,
    headers: {
      "content-type": contentType,
      "cache-control": hashedName.test(file) ? "public, max-age=31536000, immutable" : "no-cache",
      etag: `"${createHash("sha1").update(bytes).digest("base64url")}"`,
      vary: "accept-encoding",
    },
  };
}
