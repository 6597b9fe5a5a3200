import { signedInUser } from "../../auth/signedInUser.ts";
import type { Handler } from "../../contract/handler.ts";
import { readChoices } from "../../store/notifications.ts";

/** How the caller wants to hear of each kind of thing. */
export const getNotificationChoices: Handler<"getNotificationChoices"> = async ({ db }, actor) => ({
  status: 200,
  body: { choices: await readChoices(db, signedInUser(actor).userId) },
});
