import { setTimeout as pause } from "node:timers/promises";

import type { RegisterContent } from "../files/readRegister.ts";
import {
  addToNumbersCount,
  findWaitingNumbers,
  insertRegisteredNumbers,
  openRegister,
  takeTurnToImport,
  type Register,
} from "../store/registers.ts";
import { refuseWaitingCalls } from "./applyStep.ts";
import { lockDecisions } from "./dispatch.ts";
import type { EngineContext } from "./engineContext.ts";

/**
 * After each statement, the database is free for others for twice its duration; on an overloaded machine, no longer
 * than this.
 */
const pausePerStatement = 2;
const longestPauseMilliseconds = 200;

/** Another import for the same company is in progress. */
export class ImportUnderWay extends Error {
  override readonly name = "ImportUnderWay";
}

/** The person who requested the import has stopped it. */
export class ImportStopped extends Error {
  override readonly name = "ImportStopped";
}

export interface ImportedRegister {
  registerId: string;
  addedCount: number;
  refusedCallsCount: number;
}

/**
 * Imports a register that has been read, and ends every waiting call to one of its numbers, in one transaction: if it
 * fails or is stopped, nothing of it remains. Calls are dialled meanwhile; only the last step blocks them, while it
 * looks for waiting calls.
 *
 * @param stopped whether the person who requested it has stopped waiting.
 * @throws ImportUnderWay, ImportStopped, and the errors of the reader.
 */
export async function importRegister(
  engine: EngineContext,
  register: Register,
  { batches }: Pick<RegisterContent, "batches">,
  stopped: AbortSignal,
): Promise<ImportedRegister> {
  const goOn = () => {
    if (stopped.aborted) throw new ImportStopped("The import was stopped.");
  };
  return engine.db.transaction().execute(async (trx) => {
    const { companyId } = register;
    if (!(await takeTurnToImport(trx, companyId))) throw new ImportUnderWay("A register is being imported.");
    const opened = await openRegister(trx, engine.ids.next(), register, engine.clock.now());
    let addedCount = 0;
    for await (const hashes of batches()) {
      goOn();
      const startedAt = performance.now();
      addedCount += await insertRegisteredNumbers(trx, opened, hashes);
      await pause(Math.min(pausePerStatement * (performance.now() - startedAt), longestPauseMilliseconds));
    }
    await addToNumbersCount(trx, opened.id, addedCount);
    await lockDecisions(trx);
    const waiting = await findWaitingNumbers(trx, opened.id, companyId);
    const refusedCallsCount = await refuseWaitingCalls(engine, trx, companyId, waiting);
    goOn();
    return { registerId: opened.id, addedCount, refusedCallsCount };
  });
}
