import type { CallwrightClient } from "../connect.js";
import { type Operation, type OperationInput, operationNamed, type ReadId } from "../operations.js";
import { cacheOf, type ReadKey } from "./cache.js";
import type { CachedRead } from "./CachedRead.js";

/** A read that a page makes when it is opened. It can be kept as JSON, for as long as the page has the same release. */
export type OpeningRead<Id extends ReadId = ReadId> = {
  [One in Id]: readonly [operation: Operation<One>, input: OperationInput<One>];
}[Id];

/**
 * Sends reads before the components that show them exist, for example while their code is loading. These components use
 * the same requests, and for two seconds more their data. Live events begin here, so that no change is missed. The failure
 * of such a request is not shown: the component makes another one, and shows what becomes of that.
 *
 * @returns a promise that is fulfilled when all of them have been answered or have failed
 *
 * @example
 * readEarly(client, [[["listProducts", "GET", "/v1/products"], { query: { page: 0 } }]]);
 */
export function readEarly(client: CallwrightClient, reads: readonly OpeningRead[]): Promise<unknown> {
  if (reads.length > 0) client.live.beginAt(Date.now());
  return Promise.all(
    (reads as readonly OpeningRead<"getProfile">[]).map(([operation, input]) =>
      endOf(begun(cacheOf(client).at([operation[0], input], () => client.call(operation, input)))),
    ),
  );
}

/** A read that was sent before there was a client. */
export interface SentRead {
  read: OpeningRead;
  /** When it was sent, in milliseconds since 1970. */
  at: number;
  /** Its data; undefined if it failed. */
  data: Promise<unknown>;
}

/** Lets a client have reads that were sent before it existed. One that failed is sent again. */
export function adoptReads(client: CallwrightClient, reads: readonly SentRead[]): void {
  for (const { read, at, data } of reads) {
    const [operation, input] = read as OpeningRead<"getProfile">;
    client.live.beginAt(at);
    begun(
      cacheOf(client).at(
        [operation[0], input],
        firstFrom(data, () => client.call(operation, input)),
      ),
    );
  }
}

function firstFrom<Data>(data: Promise<unknown>, call: () => Promise<Data>): () => Promise<Data> {
  let first: Promise<unknown> | undefined = data;
  return async () => {
    const adopted = await first;
    first = undefined;
    return (adopted as Data | undefined) ?? call();
  };
}

/** Begins a read as a component does that shows it. */
function begun<Read extends CachedRead<unknown>>(read: Read): Read {
  const stop = read.show(false);
  stop();
  return read;
}

/** Waits for the end of a request. If it fails, nobody has seen that, or they have seen only that it is under way. */
function endOf(read: CachedRead<unknown>): Promise<void> {
  return new Promise((resolve) => {
    if (!read.isReading) return resolve();
    const ignore = read.subscribe(() => {
      if (read.isReading) return;
      ignore();
      if (read.state.error) read.forget(true);
      resolve();
    });
  });
}

/**
 * Notes which reads a page makes from now on.
 *
 * @returns a function that ends this, and resolves with the reads: `readEarly` sends them when the page is opened again.
 *
 * @example
 * const endNotes = noteReads(client);
 * // once the page is there
 * localStorage.setItem("reads", JSON.stringify(await endNotes()));
 */
export function noteReads(client: CallwrightClient): () => Promise<OpeningRead[]> {
  const cache = cacheOf(client);
  const noted = new Map<string, ReadKey>();
  cache.onWanted = (key) => noted.set(JSON.stringify(key), key);
  return async () => {
    cache.onWanted = undefined;
    return Promise.all(
      [...noted.values()].map(async ([id, input]) => [await operationNamed<ReadId>(id), input] as OpeningRead),
    );
  };
}
