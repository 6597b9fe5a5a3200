import { endSessionsOfUser } from "../../auth/sessions.ts";
import { signedInUser } from "../../auth/signedInUser.ts";
import type { Handler } from "../../contract/handler.ts";

/** Ends all sessions of the caller except this one. */
export const endOtherSessions: Handler<"endOtherSessions"> = async ({ db, clock }, actor) => {
  const { userId, sessionId } = signedInUser(actor);
  await db.transaction().execute((trx) => endSessionsOfUser(trx, userId, clock.now(), sessionId));
  return { status: 204 };
};
