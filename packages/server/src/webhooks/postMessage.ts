import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";

import { isPublicAddress, lookupPublic } from "./publicAddress.ts";

/** The limits to connect, to the first byte of the response, and in total. */
const CONNECT_MS = 3_000;
const FIRST_BYTE_MS = 5_000;
const TIMEOUT_MS = 10_000;

export interface Message {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Also within our own network; never in production. */
  isPrivateAllowed: boolean;
}

/**
 * Posts JSON and returns the status. Redirects are not followed and the response body is not read, so that a partner's
 * server cannot lead us elsewhere.
 *
 * @throws Error if no response began within five seconds, or the address is not on the internet.
 */
export function postMessage({ url, headers, body, isPrivateAllowed }: Message): Promise<number> {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, "");
  if (!isPrivateAllowed && isIP(host) && !isPublicAddress(host))
    return Promise.reject(new Error("The address is not on the internet."));
  const request = protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: "POST",
        headers: { ...headers, "content-type": "application/json", "content-length": Buffer.byteLength(body) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        agent: false,
        ...(isPrivateAllowed ? {} : { lookup: lookupPublic }),
      },
      (answer) => {
        answer.destroy();
        const { statusCode = 0 } = answer;
        if (statusCode >= 100 && statusCode < 600) resolve(statusCode);
        else reject(new Error(`The server answered ${statusCode}, which is no status.`));
      },
    );
    const giveUp = (milliseconds: number, message: string) =>
      setTimeout(() => sent.destroy(new Error(message)), milliseconds);
    const connecting = giveUp(CONNECT_MS, "No connection was made within three seconds.");
    const waiting = giveUp(FIRST_BYTE_MS, "There was no answer within five seconds.");
    sent.on("socket", (socket) => {
      socket.once(protocol === "https:" ? "secureConnect" : "connect", () => clearTimeout(connecting));
      socket.once("data", () => clearTimeout(waiting));
    });
    sent.on("close", () => {
      clearTimeout(connecting);
      clearTimeout(waiting);
      // After "101 Switching Protocols" there is neither an answer nor an error.
      reject(new Error("The connection was closed without an answer."));
    });
    sent.on("error", (error) =>
      reject(error.name === "AbortError" ? new Error("The answer was not whole within ten seconds.") : error),
    );
    sent.end(body);
  });
}
