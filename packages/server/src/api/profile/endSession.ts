import { endSessionOfUser } from "../../auth/sessions.ts";
import { signedInUser } from "../../auth/signedInUser.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";

/** Ends a session of the caller on one of their devices. */
export const endSession: Handler<"endSession"> = async (context, actor, { path }) => {
  const { userId } = signedInUser(actor);
  if (!(await endSessionOfUser(context, { userId, sessionId: path.id }))) throw notFound("The session");
  return { status: 204 };
};
