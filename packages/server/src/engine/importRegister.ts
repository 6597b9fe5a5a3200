import type { RegisterFacts } from "../files/RegisterLines.ts";
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

/** Somebody is importing for the same company. */
export class ImportUnderWay extends Error {
  override readonly name = "ImportUnderWay";
}

/** The file has no number. */
export class NoNumbers extends Error {
  override readonly name = "NoNumbers";
}

export interface ImportedRegister extends RegisterFacts {
  registerId: string;
  addedCount: number;
  refusedCallsCount: number;
}

/**
 * Takes in a register while it is read, and ends every call to one of its numbers that waits, in one transaction: whatever fails,
 * nothing of it stays. Calls are dialled meanwhile; only the last step holds them up, for as long as it takes to look for those that wait.
 *
 * @param read reads the file, once it is our turn, and gives its numbers (E.164) away, some thousand lines of text at a time.
 * @throws ImportUnderWay, NoNumbers, and what the reader throws.
 */
export async function importRegister(
  engine: EngineContext,
  register: Register,
  read: (take: (numbers: string) => Promise<void>) => Promise<RegisterFacts>,
): Promise<ImportedRegister> {
  return engine.db.transaction().execute(async (trx) => {
    const { companyId } = register;
    if (!(await takeTurnToImport(trx, companyId))) throw new ImportUnderWay("A register is being imported.");
    const registerId = await openRegister(trx, engine.ids.next(), register, engine.clock.now());
    let addedCount = 0;
    const facts = await read(async (numbers) => {
      addedCount += await insertRegisteredNumbers(trx, registerId, numbers);
    });
    if (facts.numbersCount === 0) throw new NoNumbers("The file has no telephone number.");
    await addToNumbersCount(trx, registerId, addedCount);
    await lockDecisions(trx);
    const waiting = await findWaitingNumbers(trx, registerId, companyId);
    const refusedCallsCount = await refuseWaitingCalls(engine, trx, companyId, waiting);
    return { ...facts, registerId, addedCount, refusedCallsCount };
  });
}
