/**
 * The smallest backend of a partner: it serves a CRM page, and an endpoint that creates embed sessions with an API key.
 *
 *   CALLWRIGHT_API_KEY=… node examples/plain-crm/server.ts     # then open http://127.0.0.1:4330
 */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";

import { callwrightUrl, connectToCallwright } from "../callwright.ts";

const port = Number(process.env.PORT ?? 4330);
const ownOrigin = `http://127.0.0.1:${port}`;
const callwright = await connectToCallwright(ownOrigin);
const saga = await callwright.find("Lindqvist Mat AB", "+46406280431");

const server = createServer((request, response) => {
  const answer = request.url === "/callwright-session" && request.method === "POST" ? session() : page();
  answer.then(
    ({ status, type, body }) => response.writeHead(status, { "content-type": type }).end(body),
    (error: unknown) => response.writeHead(500, { "content-type": "text/plain" }).end(String(error)),
  );
});
server.listen(port, "127.0.0.1", () => console.log(`Halyard CRM (example partner) is at ${ownOrigin}`));

interface Answer {
  status: number;
  type: string;
  body: string;
}

/**
 * Creates an embed session. A real CRM checks its own login here: everybody who may see this page may have a session
 * for these widgets.
 */
async function session(): Promise<Answer> {
  const reply = await callwright.openSession();
  return { status: reply.status, type: "application/json", body: await reply.text() };
}

async function page(): Promise<Answer> {
  const html = await readFile(new URL("index.html", import.meta.url), "utf8");
  const body = html
    .replaceAll("{{callwright}}", callwrightUrl)
    .replaceAll("{{item}}", saga?.phoneBookId ?? "")
    .replaceAll("{{customer}}", saga?.potentialCustomerId ?? "");
  return { status: 200, type: "text/html; charset=utf-8", body };
}
