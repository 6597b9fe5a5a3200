/**
 * What the backend of a CRM asks of Callwright; both examples share it. The API key never leaves the backend: the page gets
 * a session of minutes.
 */
import { demoApiKey } from "./demoApiKey.ts";

/** Where Callwright is, as the CRM's backend and its pages know it. */
export const callwrightUrl = process.env.CALLWRIGHT_URL ?? "http://localhost:4310";

/** Whom a contact of the CRM is at Callwright. A real CRM keeps these ids with the contact. */
export interface CallwrightIds {
  phoneBookId: string;
  potentialCustomerId: string;
}

/** Callwright, for pages of one origin. */
export interface Callwright {
  /** Swaps the API key for a session, which is good for the four widgets of a contact page and nothing else. */
  openSession: () => Promise<Response>;
  /** Whom somebody is at Callwright; undefined for those who are not in its call center. */
  find: (account: string, phoneNumber: string) => Promise<CallwrightIds | undefined>;
}

/** Takes the key of the environment; without one, it makes one for the demo company. */
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

/** The little of a call center item that is needed here. */
interface FoundItem {
  id: string;
  contact: { phoneNumber: string } | null;
  potentialCustomerCompany: { id: string } | null;
}
