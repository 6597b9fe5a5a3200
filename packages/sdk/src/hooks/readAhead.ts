import type { CallwrightClient } from "../connect.js";
import type { ReadId } from "../operations.js";
import { type FirstRead, prefetch } from "../prefetch.js";
import { cacheOf } from "./cache.js";

/** One read often follows from another: from the profile to the list, and from there to a row. */
const mostRounds = 4;

/**
 * Reads on a server all data that a page shows first, by rendering it until nothing is missing. Reads that fail are
 * left to the browser.
 *
 * @param client the client of this request alone, because its cache contains a person's data
 * @param draw renders the page with this client; its result is not used
 *
 * @example
 * const initialData = await readAhead(client, () => renderToString(<Page client={client} />));
 * const html = renderToString(<Page client={client} initialData={initialData} />);
 */
export async function readAhead(client: CallwrightClient, draw: () => unknown): Promise<FirstRead[]> {
  const cache = cacheOf(client);
  const asked = new Set<string>();
  const known: FirstRead[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const reading: Promise<FirstRead>[] = [];
    cache.onWanted = ([operation, input]) => {
      const name = JSON.stringify([operation, input]);
      if (asked.has(name)) return;
      asked.add(name);
      reading.push(prefetch<ReadId>(client, operation, input));
    };
    await draw();
    cache.onWanted = undefined;
    if (reading.length === 0) break;
    const read = (await Promise.allSettled(reading)).flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    cache.begin(read);
    known.push(...read);
  }
  return known;
}
