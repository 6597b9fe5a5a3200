import { sql } from "kysely";

import { inScope, type Scope } from "../auth/scope.ts";
import type { Trx } from "../db/database.ts";
import type { MailLanguage } from "../mail/language.ts";
import type { NotificationKind } from "../domain/notification.ts";

/** A person with the unread notifications that they want by email. */
export interface DueNotifications {
  to: string;
  name: string;
  language: MailLanguage;
  /** The newest. */
  notifications: MailedNotification[];
  /** How many there are, including those that are too many for an email. */
  count: number;
}

/** The fields of a notification in an email. */
export interface MailedNotification {
  kind: NotificationKind;
  companyName: string;
  campaignName: string | null;
  callId: string | null;
  /** Contact and potential customer of the call; empty without one. */
  whom: string[];
}

/** The maximum length of the list in an email; it states how many more there are. */
const TOLD_AT_MOST = 50;

/**
 * Takes the notifications of one person for whom an email is due and who got none for a while. They are not due any
 * more, and the person is locked until the transaction ends. Undefined if there is no such person.
 */
export async function takeDueNotifications(
  trx: Trx,
  now: Date,
  betweenMailsMs: number,
): Promise<DueNotifications | undefined> {
  const person = await lockPerson(trx, now, new Date(now.getTime() - betweenMailsMs));
  if (!person) return undefined;
  const { id, within, ...recipient } = person;
  const { rows } = await sql<MailedNotification & { count: number }>`
    with taken as (
      update notifications n set mail_due_at = null where n.user_id = ${id} and n.mail_due_at is not null
      returning n.id, n.kind, n.seller_company_id, n.campaign_id, n.call_id, n.created_at
    )
    select n.kind, s.name as "companyName", k.name as "campaignName", n.call_id as "callId",
      array_remove(array[nullif(concat_ws(' ', c.contact_name, c.contact_surname), ''), c.customer_name], null) as whom,
      count(*) over ()::int as count
    from taken n join seller_companies s on s.id = n.seller_company_id
    left join campaigns k on k.id = n.campaign_id left join calls c on c.id = n.call_id
    where ${inScope(within, "n.seller_company_id")}
    order by n.created_at desc, n.id desc limit ${TOLD_AT_MOST}`.execute(trx);
  if (rows.length > 0)
    await trx
      .insertInto("notification_mails")
      .values({ user_id: id, mailed_at: now })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ mailed_at: now }))
      .execute();
  return { ...recipient, notifications: rows, count: rows[0]?.count ?? 0 };
}

async function lockPerson(trx: Trx, now: Date, mailedBefore: Date) {
  const { rows } = await sql<{
    id: string;
    to: string;
    name: string;
    language: MailLanguage;
    isManager: boolean;
    companyIds: string[];
  }>`
    select u.id, u.email as to, u.name, coalesce(u.language, 'en') as language,
      u.role in ('ADMIN', 'REPRESENTATIVE') as "isManager",
      array(select m.seller_company_id from seller_company_users m where m.user_id = u.id) as "companyIds"
    from users u
    where u.id in (
        select n.user_id from notifications n left join notification_mails mail on mail.user_id = n.user_id
        where n.mail_due_at <= ${now} and coalesce(mail.mailed_at <= ${mailedBefore}, true))
    limit 1 for no key update of u skip locked`.execute(trx);
  const [found] = rows;
  if (!found) return undefined;
  const { isManager, companyIds, ...person } = found;
  const within: Scope = isManager ? { kind: "everything" } : { kind: "companies", companyIds };
  return { ...person, within };
}
