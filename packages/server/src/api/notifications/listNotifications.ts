import { scope } from "../../auth/scope.ts";
import { signedInUser } from "../../auth/signedInUser.ts";
import type { Handler } from "../../contract/handler.ts";
import { listNotifications as readNotifications } from "../../store/notifications.ts";

/** What happened that the caller wants to know, and how much of it is unread. */
export const listNotifications: Handler<"listNotifications"> = async ({ db }, actor, { query }) => ({
  status: 200,
  body: await readNotifications(db, { userId: signedInUser(actor).userId, within: scope(actor) }, query, query),
});
