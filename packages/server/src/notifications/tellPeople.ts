import type { Context } from "../context.ts";
import type { Trx } from "../db/database.ts";
import type { ToldCall } from "../store/calls/callEvents.ts";
import { insertNotifications, readRecipients, type News } from "../store/notifications.ts";

/** The time to read a notification in the app before it is emailed. */
const READ_FIRST_MS = 2 * 60_000;

type Needed = Pick<Context, "clock" | "ids" | "events">;

/** Notifies the people concerned about the results of calls, in the transaction that ended them. */
export async function tellOfCalls(context: Needed, trx: Trx, calls: ToldCall[]): Promise<void> {
  const news = calls.flatMap((call): News[] => {
    const kind = kindOf(call);
    return kind ? [{ kind, companyId: call.companyId, about: `${kind} ${call.id}`, callId: call.id }] : [];
  });
  await tellPeople(context, trx, news);
}

/**
 * A failed single scheduled call leads to a notification. Retries were requested by the company, and the results of a
 * campaign's calls are reported when it has ended.
 */
function kindOf({ status, answer, type, isRepetition, isOfCampaign }: ToldCall): News["kind"] | undefined {
  if (status === "COMPLETED" && answer === "POSITIVE") return "POSITIVE_ANSWER";
  if (status === "FAILED" && type === "CALL_LATER" && !isRepetition && !isOfCampaign) return "SCHEDULED_CALL_FAILED";
  return undefined;
}

/**
 * Writes a notification for each person concerned, and notifies their devices. A person who already has it gets no
 * second one.
 */
export async function tellPeople({ clock, ids, events }: Needed, trx: Trx, news: News[]): Promise<void> {
  if (news.length === 0) return;
  const recipients = await readRecipients(trx, news);
  if (recipients.length === 0) return;
  const now = clock.now();
  const rows = recipients.flatMap(({ about, userId, isMailed }) =>
    news
      .filter((one) => one.about === about)
      .map(({ kind, companyId, callId = null, campaignId = null }) => ({
        id: ids.next(),
        user_id: userId,
        seller_company_id: companyId,
        kind,
        about,
        call_id: callId,
        campaign_id: campaignId,
        created_at: now,
        read_at: null,
        mail_due_at: isMailed ? new Date(now.getTime() + READ_FIRST_MS) : null,
      })),
  );
  const told = await insertNotifications(trx, rows);
  await events.publishAll(
    trx,
    told.map(({ companyId, userId, notification }) => ({
      sellerCompanyId: companyId,
      userId,
      payload: { type: "notifications.changed", notification },
    })),
  );
}
