import { redeemEmailToken } from "../../auth/emailTokens.ts";
import { rememberDevice } from "../../auth/knownDevice.ts";
import { hashNewPassword } from "../../auth/passwords.ts";
import { startSession } from "../../auth/sessions.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound, problem } from "../../contract/problem.ts";
import { readProfile } from "../../store/profile.ts";
import { lockUser, updateUserRow } from "../../store/users.ts";

/** Sets the first password with the token from the invitation, and signs the person in. */
export const acceptInvitation: Handler<"acceptInvitation"> = async (context, _actor, { body, request }) => {
  const password_hash = await hashNewPassword(body.newPassword, "newPassword");
  const now = context.clock.now();
  const userId = await context.db.transaction().execute(async (trx) => {
    const found = await redeemEmailToken(trx, { token: body.token, purpose: "ACCEPT_INVITATION", now });
    const invited = found && (await lockUser(trx, found));
    // A person who has requested a new password meanwhile has one, and an old email must not change it.
    if (!invited || invited.password_hash !== null) return undefined;
    // A person who reads the emails of an address has proven that it is theirs.
    await updateUserRow(trx, invited.id, { password_hash, email_verified_at: now }, now);
    return invited.id;
  });
  if (!userId) throw problem(400, "LINK_INVALID", "This invitation is not valid any more. Please ask for another one.");
  const profile = await readProfile(context.db, userId);
  if (!profile) throw notFound("The profile");
  return {
    status: 200,
    body: { data: profile, ...(await startSession(context, userId, request.headers)) },
    headers: await rememberDevice(context, request.headers, { id: userId, password_hash }),
  };
};
