import type { MailedNotification } from "../store/notificationMails.ts";
import { letter } from "./letter.ts";
import type { Mail } from "./mailer.ts";
import { mailTexts } from "./mailTexts.ts";
import { greeting, nameInMail } from "./nameInMail.ts";
import type { Recipient } from "./verificationMail.ts";

interface Told extends Recipient {
  /** At least one, the newest first. */
  notifications: MailedNotification[];
  /** How many there are; the email says how many it does not list. */
  count: number;
}

/** Sends a person all notifications that they want by email, in one email. */
export function notificationsMail({ to, name, language, notifications, count, publicUrl }: Told): Mail {
  const t = mailTexts[language].notifications;
  const lines = notifications.map(({ kind, whom, companyName, campaignName }) => {
    const called = whom.flatMap((one) => nameInMail(one) ?? []).join(", ") || t.somebody;
    return t[kind]({
      whom: called,
      company: nameInMail(companyName) ?? t.yourCompany,
      campaign: nameInMail(campaignName ?? undefined) ?? t.aCampaign,
    });
  });
  const list = lines.map((line) => `• ${line}`);
  const moreCount = count - notifications.length;
  if (moreCount > 0) list.push(t.more(moreCount));
  const [only, ...others] = notifications;
  const place = others.length === 0 && only?.callId ? `/all-calls?openCallId=${only.callId}` : "/dashboard";
  return letter({
    to,
    language,
    isExpected: true,
    subject: (others.length === 0 && lines[0]) || t.subject(count),
    paragraphs: [greeting(language, name), list.join("\n"), t.why],
    action: { label: t.action, url: `${publicUrl}${place}` },
  });
}
