import { endSessionsOfUser } from "../../auth/sessions.ts";
import { signedInUser } from "../../auth/signedInUser.ts";
import type { Handler } from "../../contract/handler.ts";

/** Signs the caller out everywhere but here. */
export const endOtherSessions: Handler<"endOtherSessions"> = async ({ db, clock }, actor) => {
  const { userId, sessionId } = signedInUser(actor);
  await db.transaction().execute((trx) => endSessionsOfUser(trx, userId, clock.now(), sessionId));
  return { status: 204 };
};
