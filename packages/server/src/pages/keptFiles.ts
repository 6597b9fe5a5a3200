import type { Database } from "../db/database.ts";
import { readEmbedFile } from "../store/embedFiles.ts";
import { answerFile, hasHash, staticFile, type StaticFile } from "./staticFile.ts";
import type { FileSource } from "./staticFiles.ts";

/** How many files stay in memory, because every visitor of a pinned page requests the same few dozen. */
const remembered = 1000;

/**
 * Serves the files stored by `keepBuild`: the script tag's files of this build, of earlier ones and of other servers'
 * builds.
 */
export function keptFiles(db: Database): FileSource {
  const files = new Map<string, StaticFile>();

  const find = async (name: string): Promise<StaticFile | undefined> => {
    const known = files.get(name);
    if (known) return known;
    const body = await readEmbedFile(db, name);
    if (!body) return undefined;
    const file = await staticFile(name, body);
    files.set(name, file);
    const [oldest] = files.keys();
    if (files.size > remembered && oldest) files.delete(oldest);
    return file;
  };

  return {
    async serve(path, requestHeaders) {
      // No other names are stored, so that the database is not queried for every wrong URL.
      const file = /^[\w.-]+$/.test(path) && hasHash(path) ? await find(path) : undefined;
      return file && answerFile(file, requestHeaders);
    },
  };
}
