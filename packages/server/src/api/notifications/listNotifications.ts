import { scope } from "../../auth/scope.ts";
import { signedInUser } from "../../auth/signedInUser.ts";
import type { Handler } from "../../contract/handler.ts";
import { listNotifications as readNotifications } from "../../store/notifications.ts";

/** The caller's notifications, and how many of them are unread. */
export const listNotifications: Handler<"listNotifications"> = async ({ db }, actor, { query }) => ({
  status: 200,
  body: await readNotifications(db, { userId: signedInUser(actor).userId, within: scope(actor) }, query, query),
});
