import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

import type { OfficialDocument, Sent } from "./officialDocument.ts";

/** Method and path of a request, with the violations of the document in the request or the response. */
export interface Exchange {
  request: string;
  problems: string[];
}

/**
 * A proxy in front of a fake carrier that checks requests and responses against the carrier's own document.
 *
 * @param exchanges gets everything that passes.
 */
export async function startDocumentedCarrier(
  document: OfficialDocument,
  fakeUrl: string,
  exchanges: Exchange[],
): Promise<AsyncDisposable & { url: string }> {
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = (await buffer(request)).toString();
    const { method = "GET", headers } = request;
    const url = new URL(request.url ?? "/", fakeUrl);
    const contentType = headers["content-type"] ?? "";
    const sent: Sent = { method, url, contentType, body };
    const answer = await fetch(url, {
      method,
      headers: { authorization: headers.authorization ?? "", ...(contentType && { "content-type": contentType }) },
      ...(method !== "GET" && { body }),
    });
    const answered = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get("content-type") ?? "";
    const isJson = type.includes("json");
    exchanges.push({
      request: `${method} ${url.pathname}`,
      problems: [
        // Recordings are not operations: they are read from URLs in the carrier's responses.
        ...(isJson ? document.problemsOfRequest(sent) : []),
        ...(isJson
          ? document
              .problemsOfAnswer(sent, answer.status, JSON.parse(answered.toString()))
              .map((one) => `answer: ${one}`)
          : []),
      ],
    });
    response.writeHead(answer.status, { "content-type": type }).end(answered);
  };

  const server = createServer((request, response) => {
    pass(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await Promise.resolve();
    },
  };
}
