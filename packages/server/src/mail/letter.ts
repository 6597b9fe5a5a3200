import type { MailLanguage } from "./language.ts";
import { layOut } from "./letterHtml.ts";
import type { Mail } from "./mailer.ts";

export interface Letter {
  to: string;
  language: MailLanguage;
  subject: string;
  isExpected?: boolean;
  /** Paragraphs of plain text; line breaks in them stay. */
  paragraphs: string[];
  /** The one thing to do, if there is one. */
  action?: { label: string; url: string };
}

/** Lays a letter out twice: as HTML, and as plain text that says the same. */
export function letter({ to, language, subject, isExpected = false, paragraphs, action }: Letter): Mail {
  const text = [...paragraphs, ...(action ? [`${action.label}: ${action.url}`] : []), "Callwright"].join("\n\n");
  return { to, subject, isExpected, text, html: layOut({ language, subject, paragraphs, ...(action && { action }) }) };
}
