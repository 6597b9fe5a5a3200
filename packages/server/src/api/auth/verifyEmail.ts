import { redeemEmailToken } from "../../auth/emailTokens.ts";
import type { Handler } from "../../http/handler.ts";
import { problem } from "../../http/problem.ts";
import { updateUserRow } from "../../store/users.ts";

export const verifyEmail: Handler<"verifyEmail"> = async ({ db, clock }, _actor, { body }) => {
  const now = clock.now();
  const userId = await db.transaction().execute(async (trx) => {
    const found = await redeemEmailToken(trx, { token: body.token, purpose: "VERIFY_EMAIL", now });
    if (found) await updateUserRow(trx, found, { email_verified_at: now }, now);
    return found;
  });
  if (!userId) throw problem(400, "LINK_INVALID", "Email verification failed");
  return { status: 200, body: { message: "Your email address is verified." } };
};
