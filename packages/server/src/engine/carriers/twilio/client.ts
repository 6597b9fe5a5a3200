import { fieldsOf, listOf, type Fields } from "../../../fields.ts";

/** Our account at Twilio. */
export interface TwilioAccount {
  accountSid: string;
  authToken: string;
  /** `https://api.twilio.com`, or a different host for tests and regions. */
  apiUrl: string;
}

const API_VERSION = "2010-04-01";
const READ_TIMEOUT_MS = 10_000;

/** Sends requests about our account to Twilio's REST API. Each request is sent once. */
export function createTwilioClient({ accountSid, authToken, apiUrl }: TwilioAccount) {
  const base = `${apiUrl}/${API_VERSION}/Accounts/${accountSid}`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;

  /** Sends a request to a path below the account; gives up after ten seconds unless another signal is passed. */
  const send = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${base}${path}`, {
      signal: AbortSignal.timeout(READ_TIMEOUT_MS),
      ...init,
      headers: { authorization, accept: "application/json" },
    });

  /** Reads a path below the account; null if it does not exist. @throws Error if the reply is no object. */
  const read = async (path: string): Promise<Fields | null> => {
    const response = await send(path);
    if (response.status === 404) {
      await response.body?.cancel();
      return null;
    }
    const json = await jsonOf(response);
    if (typeof json !== "object" || json === null) throw new Error("Twilio answered something else than an object");
    return fieldsOf(json);
  };

  return { send, read };
}

/** The JSON of a response. @throws Error if it is not a success. */
export async function jsonOf(response: Response): Promise<unknown> {
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`Twilio answered ${response.status}`);
  }
  return response.json();
}

/**
 * A list in a reply; empty if there was nothing to reply about.
 *
 * @throws Error if the reply has no such list, because then it is unknown what is in it.
 */
export function listIn(reply: Fields | null, name: string): Fields[] {
  if (reply === null) return [];
  if (!Array.isArray(reply[name])) throw new Error(`Twilio answered without ${name}`);
  return listOf(reply[name]);
}
