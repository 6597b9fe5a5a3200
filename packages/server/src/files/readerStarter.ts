import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

/**
 * The requests to the starter: a process that gets a file on its standard input, which stays open, or the end of one.
 */
export type ReaderWish = { id: number; command: string[]; file: Uint8Array } | { id: number; end: true };

/** Its messages: output on standard output, the end of a process, or a failed start. */
export type ReaderNews = { id: number } & ({ output: Buffer } | ReaderEnd | { failure: string });

export interface ReaderEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Reader {
  /** Rejects if the reader was lost with the starter: nothing is known about the file then. */
  ended: Promise<ReaderEnd>;
  /** Ends it at once. */
  end: () => void;
}

const program = fileURLToPath(new URL("readerStarter.process.ts", import.meta.url));

interface Starter {
  process: ChildProcess;
  waiting: Map<number, (news: ReaderNews) => void>;
}

/** One for this process, created for the first file, and again if it was lost. */
let starter: Starter | undefined;
let lastId = 0;

/**
 * Starts a process that reads a file, by means of a small permanent process, because starting it ourselves would block
 * all requests.
 */
export function startReader(command: string[], file: Uint8Array, onOutput: (output: Buffer) => void): Reader {
  const { process: child, waiting } = (starter ??= openStarter());
  const id = (lastId += 1);
  const wish = (what: ReaderWish) => child.connected && child.send(what, () => {});
  child.channel?.ref();
  const ended = new Promise<ReaderEnd>((resolve, reject) => {
    waiting.set(id, (news) => {
      if ("output" in news) return onOutput(news.output);
      waiting.delete(id);
      if (waiting.size === 0) child.channel?.unref();
      if ("failure" in news) return reject(new Error(`A reader of spreadsheets was lost: ${news.failure}`));
      return resolve(news);
    });
  });
  wish({ id, command, file });
  return { ended, end: () => wish({ id, end: true }) };
}

function openStarter(): Starter {
  const { NODE_COMPILE_CACHE } = process.env;
  const child = fork(program, [], {
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
    execArgv: [],
    env: NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {},
  });
  const opened: Starter = { process: child, waiting: new Map() };
  const lose = (failure: string) => {
    if (starter === opened) starter = undefined;
    for (const [id, hear] of opened.waiting) hear({ id, failure });
  };
  child.on("message", (news: ReaderNews) => opened.waiting.get(news.id)?.(news));
  child.on("exit", (code, signal) => lose(`their starter ended with ${signal ?? code}`));
  child.on("error", (error) => lose(error.message));
  // The process may end if no reader is running.
  child.unref();
  return opened;
}
