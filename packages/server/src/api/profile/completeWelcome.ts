import { signedInUser } from "../../auth/signedInUser.ts";
import type { Handler } from "../../contract/handler.ts";
import { updateUserRow } from "../../store/users.ts";

/** Marks the welcome dialog as done; doing it twice changes nothing. */
export const completeWelcome: Handler<"completeWelcome"> = async ({ db, clock }, actor) => {
  const { userId } = signedInUser(actor);
  const now = clock.now();
  await db.transaction().execute((trx) => updateUserRow(trx, userId, { welcome_completed_at: now }, now));
  return { status: 200, body: { isWelcomeDialog: true } };
};
