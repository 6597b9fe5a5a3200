import type { NewContactMessage } from "../store/contactMessages.ts";
import { letter } from "./letter.ts";
import type { Mail } from "./mailer.ts";

/** Tells us what somebody wrote through "contact us" or "report an issue". */
export function contactMessageMail(to: string, message: NewContactMessage): Mail {
  const { phoneNumber, name, surname, email } = message;
  const who = [name, surname].filter(Boolean).join(" ");
  return letter({
    to,
    subject: who ? `An issue reported by ${who}` : "A message through contact us",
    paragraphs: [message.message, [who, email, phoneNumber].filter(Boolean).join(", "), `Message ${message.id}`],
  });
}
