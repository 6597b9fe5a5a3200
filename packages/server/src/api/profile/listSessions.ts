import { listSessionsText } from "../../auth/sessions.ts";
import { signedInUser } from "../../auth/signedInUser.ts";
import type { Handler } from "../../http/handler.ts";
import { JsonText } from "../../http/jsonText.ts";

/** Where the caller is signed in. */
export const listSessions: Handler<"listSessions"> = async (context, actor) => ({
  status: 200,
  body: new JsonText(await listSessionsText(context, signedInUser(actor))),
});
