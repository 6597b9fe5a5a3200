import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { invalid, notFound, problem } from "../../contract/problem.ts";
import { hasConsentSince } from "../../store/consents.ts";
import { liftSuppressionRow, lockSuppression, readSuppressionText } from "../../store/suppressions.ts";
import { nameOf } from "../rules/nameOf.ts";

/** Like the contract's check of the request, here after the text was trimmed. */
const shortestReason = 5;

/** Allows a number to be called again; the entry stays, with who lifted it, when and why. */
export const liftSuppression: Handler<"liftSuppression"> = async ({ db, clock }, actor, { path, body }) => {
  const within = scope(actor);
  const reason = body.reason.trim();
  if (reason.length < shortestReason) throw invalid({ reason: "Please say in a few words why." });
  const text = await db.transaction().execute(async (trx) => {
    const entry = await lockSuppression(trx, within, path.id);
    if (!entry) return undefined;
    if (entry.lifted_at) throw problem(409, "CONFLICT", "This number may already be called again.");
    const now = clock.now();
    if (entry.source === "OPT_OUT" && !(await hasConsentSince(trx, entry, now)))
      throw problem(
        409,
        "CONSENT_NEEDED",
        "The person asked on a call not to be called again. Record the consent that they gave since, then lift it.",
      );
    await liftSuppressionRow(trx, entry, { by: await nameOf(trx, actor), reason }, now);
    return readSuppressionText(trx, within, path.id);
  });
  if (!text) throw notFound("The suppressed number");
  return { status: 200, body: text };
};
