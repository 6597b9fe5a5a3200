import { endEmailToken } from "../../auth/emailTokens.ts";
import { signedInUser } from "../../auth/signedInUser.ts";
import type { Handler } from "../../contract/handler.ts";
import { updateUserRow } from "../../store/users.ts";

/** The account keeps its address; the link that was sent to the other one becomes invalid. */
export const cancelEmailChange: Handler<"cancelEmailChange"> = async ({ db, clock }, actor) => {
  const { userId } = signedInUser(actor);
  await db.transaction().execute(async (trx) => {
    await updateUserRow(trx, userId, { pending_email: null }, clock.now());
    await endEmailToken(trx, { userId, purpose: "CHANGE_EMAIL" });
  });
  return { status: 204 };
};
