import { logo } from "./logo.ts";
import type { MailLanguage } from "./language.ts";
import { mailTexts } from "./mailTexts.ts";

/**
 * A letter as HTML that mail programs render consistently: tables, styles in attributes, no external resources. The
 * style element is for programs that support it: the dark colours and the sizes for phones. Text that people wrote is
 * escaped.
 */
export function layOut({ language, subject, paragraphs, action }: Page): string {
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a:hover { opacity: 0.9; }
@media (max-width: 480px) {
  .page { padding: 16px 12px !important; }
  .card { padding: 28px 20px !important; }
  .button a { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  body, .page { background: #0f0e0c !important; }
  .card { background: #161513 !important; border-color: #2c2b28 !important; }
  .text { color: #eeedea !important; }
  .muted, .muted a { color: #aca9a4 !important; }
  .line { border-color: #2c2b28 !important; }
  .button, .button a { background: #ff7a2a !important; color: #241207 !important; }
}
</style>
</head>
<body style="margin:0;padding:0;background:#f9f8f5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="page" align="center" style="padding:40px 16px;background:#f9f8f5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px"><tr>
<td class="card" style="padding:40px;border:1px solid #e3e2de;border-radius:16px;background:#ffffff;${font}">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding-right:10px"><img src="cid:${logo.cid}" width="28" height="28" alt="" style="display:block"></td>
<td class="text" style="${font};font-size:17px;line-height:24px;font-weight:600;color:#1e1c19">Callwright</td>
</tr></table>
<h1 class="text" style="margin:28px 0 16px;${font};font-size:22px;line-height:28px;font-weight:600;color:#1e1c19">${escape(subject)}</h1>
${paragraphs.map(paragraph).join("\n")}
${action ? button(action, mailTexts[language].buttonFails) : ""}
</td></tr></table>
</td></tr></table>
</body>
</html>`;
}

/** The content of a letter. */
export interface Page {
  language: MailLanguage;
  subject: string;
  /** Paragraphs of plain text; their line breaks are kept. */
  paragraphs: string[];
  /** The single action, if there is one. */
  action?: { label: string; url: string };
}

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const wrap = "overflow-wrap:anywhere;word-break:break-word";

function paragraph(text: string): string {
  const lines = escape(text).replaceAll("\n", "<br>");
  return `<p class="text" style="margin:0 0 16px;font-size:15px;line-height:24px;color:#1e1c19;${wrap}">${lines}</p>`;
}

/** The single action, and its URL in case the button does not work. */
function button({ label, url }: { label: string; url: string }, buttonFails: string): string {
  const href = escape(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 28px"><tr>
<td class="button" style="border-radius:8px;background:#ff6d1b">
<a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:8px;${font};font-size:15px;line-height:20px;font-weight:600;color:#241207;text-decoration:none">${escape(label)}</a>
</td></tr></table>
<p class="muted line" style="margin:0;padding-top:20px;border-top:1px solid #e3e2de;font-size:13px;line-height:20px;color:#5d5a55;${wrap}">${escape(buttonFails)} <span>${href}</span></p>`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
