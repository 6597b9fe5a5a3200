import { readInProcess } from "./readInProcess.ts";
import { readLimits, type ReadLimits, type Table, type TableRequest } from "./table.ts";
import { turnstile } from "./turnstile.ts";

/** A reader may use some 800 MB for a moment, so the others wait: mostly for less than a second. */
const enterReading = turnstile({ places: 2, placesOfOne: 1, waitingOfOne: 10, waiting: 30 });

/** Taking rows in holds a connection to the database for as long as there are rows: seconds, of a long list. */
const enterWork = turnstile({ places: 4, placesOfOne: 2, waitingOfOne: 10, waiting: 12 });

/**
 * Reads a sheet of an .xlsx, or a .csv, and hands it to `work`. It is read whole before, so that a file is refused before
 * anything of it is used.
 *
 * @param whose who takes turns: nobody gets every place, however many files they send.
 * @throws SpreadsheetError
 */
export async function withTable<Result>(
  file: Uint8Array,
  request: TableRequest,
  whose: string,
  work: (table: Table) => Promise<Result>,
  limits: ReadLimits = readLimits,
): Promise<Result> {
  const table = await inTurn(enterReading, whose, () => readInProcess(file, request, limits));
  return inTurn(enterWork, whose, () => work(table));
}

async function inTurn<Result>(
  enter: (whose: string) => Promise<() => void>,
  whose: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const leave = await enter(whose);
  try {
    return await work();
  } finally {
    leave();
  }
}
