/**
 * The requests of a CRM's backend to Callwright, which both examples share. The API key never leaves the backend: the
 * page gets a session that is valid for minutes.
 */
import { demoApiKey } from "./demoApiKey.ts";

/** The URL of Callwright, for the CRM's backend and its pages. */
export const callwrightUrl = process.env.CALLWRIGHT_URL ?? "http://localhost:4310";

/** The ids of a contact of the CRM at Callwright. A real CRM stores these ids with the contact. */
export interface CallwrightIds {
  phoneBookId: string;
  potentialCustomerId: string;
}

/** A connection to Callwright for pages of one origin. */
export interface Callwright {
  /** Creates an embed session with the API key. It allows the four widgets of a contact page and nothing else. */
  openSession: () => Promise<Response>;
  /** The ids of a contact at Callwright; undefined if no call center item has the phone number. */
  find: (account: string, phoneNumber: string) => Promise<CallwrightIds | undefined>;
}

/** Connects with the API key in the environment; without one, it creates a key for the demo company. */
export async function connectToCallwright(ownOrigin: string): Promise<Callwright> {
  const apiKey = process.env.CALLWRIGHT_API_KEY ?? (await demoApiKey(callwrightUrl, ownOrigin));

  const openSession = () =>
    fetch(`${callwrightUrl}/v1/embed-sessions`, {
      method: "POST",
      headers: { "x-api-key": apiKey, "content-type": "application/json" },
      body: JSON.stringify({
        allowedWidgets: ["call-button", "call-history", "call-center", "balance"],
        origin: ownOrigin,
      }),
    });

  async function find(account: string, phoneNumber: string): Promise<CallwrightIds | undefined> {
    const { token } = (await (await openSession()).json()) as { token: string };
    const query = new URLSearchParams({ text: account, perPage: "100" });
    const reply = await fetch(`${callwrightUrl}/v1/phone-books?${query}`, {
      headers: { authorization: `Bearer ${token}`, origin: ownOrigin },
    });
    if (!reply.ok) throw new Error(`Callwright answered ${reply.status}: ${await reply.text()}`);
    const { items } = (await reply.json()) as { items: FoundItem[] };
    const found = items.find(({ contact }) => contact?.phoneNumber === phoneNumber);
    return found?.potentialCustomerCompany
      ? { phoneBookId: found.id, potentialCustomerId: found.potentialCustomerCompany.id }
      : undefined;
  }

  return { openSession, find };
}

/** The fields of a call center item that are needed here. */
interface FoundItem {
  id: string;
  contact: { phoneNumber: string } | null;
  potentialCustomerCompany: { id: string } | null;
}
