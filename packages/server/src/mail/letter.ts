import type { Mail } from "./mailer.ts";

export interface Letter {
  to: string;
  subject: string;
  /** Paragraphs of plain text. */
  paragraphs: string[];
  /** The one thing to do, if there is one. */
  action?: { label: string; url: string };
}

/** Lays a letter out as plain text and as HTML. Whatever people wrote into it is escaped. */
export function letter({ to, subject, paragraphs, action }: Letter): Mail {
  const text = [...paragraphs, ...(action ? [`${action.label}: ${action.url}`] : []), "Callwright"].join("\n\n");
  const html = [
    `<div style="font-family:system-ui,sans-serif;font-size:15px;line-height:1.5;max-width:560px">`,
    ...paragraphs.map((paragraph) => `<p>${escape(paragraph)}</p>`),
    ...(action ? [`<p><a href="${escape(action.url)}">${escape(action.label)}</a></p>`] : []),
    `<p>Callwright</p>`,
    `</div>`,
  ].join("\n");
  return { to, subject, text, html };
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
