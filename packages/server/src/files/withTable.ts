import { readInProcess } from "./readInProcess.ts";
import { readLimits, type ReadLimits, type Table, type TableRequest } from "./table.ts";
import { turnstile } from "./turnstile.ts";

/** A reader may use about 800 MB for a moment, so the others wait: usually for less than a second. */
const enterReading = turnstile({ places: 2, placesOfOne: 1, waitingOfOne: 10, waiting: 30 });

/** Importing rows uses a connection to the database until its end: seconds, for a long list. */
const enterWork = turnstile({ places: 4, placesOfOne: 2, waitingOfOne: 10, waiting: 12 });

/**
 * Reads a sheet of an .xlsx, or a .csv, and passes it to `work`. It is read completely before, so that a file is
 * refused before any of it is used.
 *
 * @param whose the party that takes turns: nobody gets every place, however many files they send.
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
