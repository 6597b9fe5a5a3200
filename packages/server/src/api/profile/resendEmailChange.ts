import { signedInUser } from "../../auth/signedInUser.ts";
import type { Handler } from "../../contract/handler.ts";
import { problem } from "../../contract/problem.ts";
import { mailLanguage } from "../../mail/language.ts";
import { lockUser } from "../../store/users.ts";
import { sendEmailChange } from "./sendEmailChange.ts";

/** Sends another link to the address that waits for confirmation. */
export const resendEmailChange: Handler<"resendEmailChange"> = async (context, actor, { request }) => {
  const { userId } = signedInUser(actor);
  await context.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId);
    if (!user?.pending_email) throw problem(409, "CONFLICT", "No new email address waits for confirmation.");
    const language = mailLanguage(user.language, request.headers);
    await sendEmailChange(context, trx, { userId, name: user.name, email: user.pending_email, language });
  });
  return { status: 200, body: { message: "An email is on its way." } };
};
