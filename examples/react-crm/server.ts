/**
 * The backend of a partner with a React app: it builds and serves the app, has the contact's data, and creates embed
 * sessions, which are valid for minutes, with an API key.
 *
 *   CALLWRIGHT_API_KEY=… node examples/react-crm/server.ts     # then open http://127.0.0.1:4331
 */
import type { ServerResponse } from "node:http";

import { build, preview } from "vite";

import { callwrightUrl, connectToCallwright } from "../callwright.ts";
import type { Contact } from "./src/contact.ts";

const port = Number(process.env.PORT ?? 4331);
const ownOrigin = `http://127.0.0.1:${port}`;
const callwright = await connectToCallwright(ownOrigin);

const chidi: Contact = {
  name: "Chidi Okafor",
  title: "Owner",
  account: "Okafor Foods Ltd",
  city: "Lagos",
  phoneNumber: "+2348032704418",
  activities: [
    { text: "Asked for the price list", at: "2026-09-29T14:10:00Z" },
    { text: "Met at SIAL Paris", at: "2026-09-18T09:30:00Z" },
  ],
  callwright: { url: callwrightUrl, ids: await callwright.find("Okafor Foods Ltd", "+2348032704418") },
};

/** The requests of the CRM's own pages. A real CRM checks its own login here. */
const answers: Record<string, (response: ServerResponse) => Promise<void>> = {
  "GET /api/contact": async (response) => send(response, 200, JSON.stringify(chidi)),
  "POST /api/callwright-session": async (response) => {
    const reply = await callwright.openSession();
    send(response, reply.status, await reply.text());
  },
};

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { "content-type": "application/json" }).end(body);
}

const root = import.meta.dirname;
await build({ root, logLevel: "warn" });
await preview({
  root,
  logLevel: "warn",
  preview: { host: "127.0.0.1", port, strictPort: true },
  plugins: [
    {
      name: "tidemark-backend",
      configurePreviewServer({ middlewares }) {
        middlewares.use((request, response, next) => {
          const answer = answers[`${request.method} ${request.url}`];
          if (!answer) return next();
          answer(response).catch((error: unknown) => response.writeHead(500).end(String(error)));
        });
      },
    },
  ],
});
console.log(`Tidemark CRM (example partner) is at ${ownOrigin}`);
