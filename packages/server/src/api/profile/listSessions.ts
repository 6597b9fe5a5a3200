import { listSessionsText } from "../../auth/sessions.ts";
import { signedInUser } from "../../auth/signedInUser.ts";
import type { Handler } from "../../contract/handler.ts";

/** The caller's sessions. */
export const listSessions: Handler<"listSessions"> = async (context, actor) => ({
  status: 200,
  body: await listSessionsText(context, signedInUser(actor)),
});
