import { scope } from "../../auth/scope.ts";
import { signedInUser } from "../../auth/signedInUser.ts";
import type { Handler } from "../../contract/handler.ts";
import { countUnread, markNotifications } from "../../store/notifications.ts";

/** Marks the caller's notifications as read or unread; their other devices are notified. */
export const markNotificationsRead: Handler<"markNotificationsRead"> = async (context, actor, { body }) => {
  const { db, clock, events } = context;
  const { userId, companyIds } = signedInUser(actor);
  const readAt = body.isRead === false ? null : clock.now();
  await db.transaction().execute(async (trx) => {
    if (!(await markNotifications(trx, userId, { ids: body.ids, readAt }))) return;
    const payload = { type: "notifications.changed" as const, notification: null };
    await events.publishAll(trx, [{ sellerCompanyId: companyIds[0] ?? null, userId, payload }]);
  });
  return { status: 200, body: { unreadCount: await countUnread(db, { userId, within: scope(actor) }) } };
};
