import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";

import { isPublicAddress, lookupPublic } from "./publicAddress.ts";

const TIMEOUT_MS = 10_000;

export interface Message {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Also inside our own network; never in production. */
  isPrivateAllowed: boolean;
}

/**
 * Posts JSON and answers the status. Redirects are not followed and the answer's body is not read: what a partner's server
 * says leads nowhere.
 *
 * @throws Error when there was no answer within ten seconds, or the address is not on the internet.
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
        resolve(answer.statusCode ?? 0);
      },
    );
    sent.on("error", (error) =>
      reject(error.name === "AbortError" ? new Error("There was no answer within ten seconds.") : error),
    );
    sent.end(body);
  });
}
