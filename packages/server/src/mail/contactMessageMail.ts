import type { Schemas } from "@callwright/sdk/contract";

import { letter } from "./letter.ts";
import type { Mail } from "./mailer.ts";
import { nameInMail } from "./nameInMail.ts";

/** Sends us the message of a person who used "contact us" or "report an issue". */
export function contactMessageMail(to: string, message: Omit<Schemas["ContactMessage"], "createdAt">): Mail {
  const { phoneNumber, name, surname, email } = message;
  const who = [name, surname].filter(Boolean).join(" ");
  const signed = nameInMail(who);
  return letter({
    to,
    language: "en",
    isExpected: true,
    subject: who ? `An issue reported${signed === undefined ? "" : ` by ${signed}`}` : "A message through contact us",
    paragraphs: [message.message, [who, email, phoneNumber].filter(Boolean).join(", "), `Message ${message.id}`],
  });
}
