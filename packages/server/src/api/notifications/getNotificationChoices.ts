import { signedInUser } from "../../auth/signedInUser.ts";
import type { Handler } from "../../contract/handler.ts";
import { readChoices } from "../../store/notifications.ts";

/** The caller's settings for each kind of notification. */
export const getNotificationChoices: Handler<"getNotificationChoices"> = async ({ db }, actor) => ({
  status: 200,
  body: { choices: await readChoices(db, signedInUser(actor).userId) },
});
