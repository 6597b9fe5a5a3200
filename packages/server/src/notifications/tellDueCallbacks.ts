import type { Context } from "../context.ts";
import { hasDueCallbacks, takeDueCallbacks } from "../store/calls/dueCallbacks.ts";
import { tellPeople } from "./tellPeople.ts";

/**
 * Notifies people that somebody wants to be called now, unless the company has called or scheduled a call meanwhile.
 * Any number of processes may do so at once.
 */
export async function tellDueCallbacks(context: Pick<Context, "db" | "clock" | "ids" | "events">): Promise<void> {
  const { db, clock } = context;
  if (!(await hasDueCallbacks(db, clock.now()))) return;
  await db.transaction().execute(async (trx) => {
    const due = await takeDueCallbacks(trx, clock.now());
    const news = due.map(({ callId, companyId }) => ({
      kind: "CALLBACK_DUE" as const,
      companyId,
      about: `CALLBACK_DUE ${callId}`,
      callId,
    }));
    await tellPeople(context, trx, news);
  });
}
