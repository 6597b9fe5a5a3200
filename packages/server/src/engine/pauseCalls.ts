import { deletePause, insertPause } from "../store/calls/callPauses.ts";
import type { Context } from "../context.ts";
import { lockDecisions } from "./dispatch.ts";
import { tellPauseChanged } from "./tellPauseChanged.ts";
import { wakeDispatchers } from "./wakeDispatchers.ts";

type Needed = Pick<Context, "db" | "clock" | "events">;

/**
 * Stops dialling for a company, or with null for everybody, in all processes: once this resolves, none of their calls
 * is dialled. Calls that were dialled before continue.
 */
export async function pauseCalls(engine: Needed, companyId: string | null, userId: string | null): Promise<void> {
  await engine.db.transaction().execute(async (trx) => {
    await lockDecisions(trx);
    if (await insertPause(trx, companyId, engine.clock.now(), userId)) await tellPauseChanged(engine, trx, companyId);
  });
}

/** Ends a pause. */
export async function resumeCalls(engine: Needed, companyId: string | null): Promise<void> {
  await engine.db.transaction().execute(async (trx) => {
    if (!(await deletePause(trx, companyId))) return;
    await wakeDispatchers(trx);
    await tellPauseChanged(engine, trx, companyId);
  });
}
