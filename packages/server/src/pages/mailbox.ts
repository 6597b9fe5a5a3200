import { Hono } from "hono";
import { html } from "hono/html";

import type { Database } from "../db/database.ts";
import { logo } from "../mail/logo.ts";

/** The emails that were not sent because no SMTP server is configured. Never in production. */
export function mailboxRoutes(db: Database) {
  const routes = new Hono();

  routes.get("/mailbox.json", async (c) => {
    const mails = await readMails(db);
    return c.json(mails.map(({ sentAt, ...mail }) => ({ ...mail, sentAt: sentAt.toISOString() })));
  });

  routes.get("/mailbox", async (c) => {
    const mails = await readMails(db);
    const page = html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="color-scheme" content="light dark" />
          <title>Mailbox</title>
          <style>
            :root {
              color-scheme: light dark;
              font:
                14px/20px system-ui,
                sans-serif;
            }
            main {
              max-width: 720px;
              margin: 32px auto;
              padding: 0 16px;
            }
            h2 {
              margin: 40px 0 0;
              font-size: 17px;
            }
            iframe {
              width: 100%;
              height: 560px;
              border: 1px solid #8884;
              border-radius: 8px;
            }
            pre {
              white-space: pre-wrap;
              overflow-wrap: anywhere;
            }
          </style>
        </head>
        <body>
          <main>
            <h1>Mailbox</h1>
            ${mails.length === 0 ? html`<p>No mail yet.</p>` : ""}
            ${mails.map(
              (mail) =>
                html`<article>
                  <h2>${mail.subject}</h2>
                  <p>To ${mail.to}, ${mail.sentAt.toISOString()}</p>
                  <iframe sandbox="allow-popups" srcdoc="${logo.inlinedIn(mail.html)}" title="${mail.subject}"></iframe>
                  <details>
                    <summary>As plain text</summary>
                    <pre>${mail.text}</pre>
                  </details>
                </article>`,
            )}
          </main>
        </body>
      </html>`;
    return c.html(page, 200, {
      "content-security-policy":
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    });
  });
  return routes;
}

function readMails(db: Database) {
  return db
    .selectFrom("mailbox")
    .select(["recipient as to", "subject", "text_body as text", "html_body as html", "sent_at as sentAt"])
    .orderBy("sent_at", "desc")
    .orderBy("id", "desc")
    .limit(200)
    .execute();
}
