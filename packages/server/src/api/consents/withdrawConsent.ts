import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { lockDecisions } from "../../engine/dispatch.ts";
import { readConsentText, withdrawConsentRow } from "../../store/consents.ts";

/** Withdraws a consent: from the response on, no call is based on it. It stays on record. */
export const withdrawConsent: Handler<"withdrawConsent"> = async ({ db, clock }, actor, { path }) => {
  const within = scope(actor);
  await db.transaction().execute(async (trx) => {
    await lockDecisions(trx);
    await withdrawConsentRow(trx, within, path.id, clock.now());
  });
  const text = await readConsentText(db, within, path.id);
  if (!text) throw notFound("The consent");
  return { status: 200, body: text };
};
