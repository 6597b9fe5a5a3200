import type { Actor } from "../../auth/actor.ts";
import { issueEmailToken } from "../../auth/emailTokens.ts";
import { signedInUser } from "../../auth/signedInUser.ts";
import type { Context } from "../../context.ts";
import type { Trx } from "../../db/database.ts";
import { mailLanguage } from "../../mail/language.ts";
import { invitationMail } from "../../mail/invitationMail.ts";
import type { RequestFacts } from "../../contract/handler.ts";
import { readAccount, updateUserRow } from "../../store/users.ts";

interface Invited {
  id: string;
  name: string;
  email: string;
}

/** Sends an invitation in the name and the language of its sender; a former one becomes invalid. */
export async function sendInvitation(
  { clock, mailer, publicUrl }: Context,
  trx: Trx,
  { id, name, email }: Invited,
  { actor, request }: { actor: Actor; request: RequestFacts },
): Promise<void> {
  const now = clock.now();
  const token = await issueEmailToken(trx, { userId: id, email, purpose: "ACCEPT_INVITATION", now });
  await updateUserRow(trx, id, { invited_at: now }, now);
  const sender = await readAccount(trx, signedInUser(actor).userId);
  const language = mailLanguage(sender?.language, request.headers);
  await mailer.send(trx, invitationMail({ to: email, name, language, invitedBy: sender?.name, token, publicUrl }));
}
