import type { Handler } from "../../contract/handler.ts";
import { notFound, problem } from "../../contract/problem.ts";
import { lockUser, readUser } from "../../store/users.ts";
import { sendInvitation } from "./sendInvitation.ts";

/** Sends a new link to a person who has not accepted yet. */
export const resendInvitation: Handler<"resendInvitation"> = async (context, actor, { path, request }) => {
  const user = await context.db.transaction().execute(async (trx) => {
    const invited = await lockUser(trx, path.id);
    if (!invited) throw notFound("The user");
    if (invited.password_hash !== null)
      throw problem(409, "INVITATION_ACCEPTED", "This person has accepted their invitation.");
    await sendInvitation(context, trx, invited, { actor, request });
    return readUser(trx, path.id);
  });
  return { status: 200, body: user };
};
