import { readFile, stat } from "node:fs/promises";
import { join, normalize, sep } from "node:path";

import { answerFile, staticFile, type StaticFile } from "./staticFile.ts";

/** The source of files. */
export interface FileSource {
  /** The response for a file; undefined if there is none. */
  serve(path: string, requestHeaders: Headers): Promise<Response | undefined>;
}

export interface StaticFiles extends FileSource {
  /** A file's text, for pages that are completed before they are sent; undefined if there is none. */
  text(path: string): Promise<string | undefined>;
}

interface Entry {
  modifiedAt: number;
  file: StaticFile;
}

/** Serves a folder from memory: each file is read and compressed once, and again when it has changed. */
export function staticFiles(folder: string): StaticFiles {
  const entries = new Map<string, Entry>();

  const find = async (path: string): Promise<StaticFile | undefined> => {
    const place = join(folder, normalize(`/${path}`));
    if (!place.startsWith(folder + sep)) return undefined;
    const info = await stat(place).catch(() => undefined);
    if (!info?.isFile()) return undefined;
    const known = entries.get(place);
    if (known?.modifiedAt === info.mtimeMs) return known.file;
    const file = await staticFile(place, await readFile(place));
    entries.set(place, { modifiedAt: info.mtimeMs, file });
    return file;
  };

  return {
    async serve(path, requestHeaders) {
      const file = await find(path);
      return file && answerFile(file, requestHeaders);
    },
    async text(path) {
      const file = await find(path);
      return file && new TextDecoder().decode(file.bytes);
    },
  };
}
