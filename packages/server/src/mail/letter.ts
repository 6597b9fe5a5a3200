import { layOut, type Page } from "./letterHtml.ts";
import type { Mail } from "./mailer.ts";

export interface Letter extends Page {
  to: string;
  isExpected?: boolean;
}

/** Renders a letter twice: as HTML, and as plain text with the same content. */
export function letter({ to, language, subject, isExpected = false, paragraphs, action }: Letter): Mail {
  const text = [...paragraphs, ...(action ? [`${action.label}: ${action.url}`] : []), "Callwright"].join("\n\n");
  return { to, subject, isExpected, text, html: layOut({ language, subject, paragraphs, ...(action && { action }) }) };
}
