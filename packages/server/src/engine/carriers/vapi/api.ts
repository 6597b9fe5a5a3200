import { fieldsOf, listOf, textOf } from "../../../fields.ts";
import { isTaken } from "../isTaken.ts";
import { CarrierRejection } from "../port.ts";
import { type VapiCall, vapiCallOf } from "./call.ts";

/** The account at Vapi with which calls are placed. */
export interface VapiAccount {
  apiKey: string;
  /** Vapi's id of the number from which calls come. */
  phoneNumberId: string;
  /** `https://api.vapi.ai`, or a fake. */
  apiUrl: string;
  /** The account's limit of concurrent calls. */
  lines: number;
}

/** The interventions in a call (ClientInboundMessage in Vapi's document). */
export type VapiControl =
  | { type: "end-call" }
  | { type: "say"; content: string; endCallAfterSpoken: false }
  | { type: "transfer"; destination: { type: "number"; number: string }; content: string };

const READ_TIMEOUT_MS = 10_000;

/** Our requests to Vapi. Each is sent once, because a repeated one could place a second call. */
export interface VapiApi {
  placeCall(order: unknown, signal: AbortSignal): Promise<VapiCall>;
  readCall(id: string): Promise<VapiCall | null>;
  /** The calls from our number since then. */
  listCalls(since: Date): Promise<VapiCall[]>;
  /** Requests an intervention in a call at its own control URL. Returns whether the call accepted it. */
  control(controlUrl: string, message: VapiControl): Promise<boolean>;
  /** Whether the key is accepted, and the number belongs to the account. */
  knowsAccount(): Promise<boolean>;
  readSound(url: string): Promise<Buffer>;
}

export function createVapiApi({ apiKey, apiUrl, phoneNumberId }: VapiAccount): VapiApi {
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${apiUrl}${path}`, {
      signal: AbortSignal.timeout(READ_TIMEOUT_MS),
      ...init,
      headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
    });

  return {
    async placeCall(order, signal) {
      const response = await send("/call", { method: "POST", body: JSON.stringify(order), signal });
      if (response.status >= 400 && response.status < 500 && response.status !== 408) throw await rejection(response);
      return vapiCallOf(await jsonOf(response));
    },
    async readCall(id) {
      const response = await send(`/call/${encodeURIComponent(id)}`);
      if (response.status !== 404) return vapiCallOf(await jsonOf(response));
      await response.body?.cancel();
      return null;
    },
    async listCalls(since) {
      const query = new URLSearchParams({ createdAtGe: since.toISOString(), phoneNumberId, limit: "1000" });
      return listOf(await jsonOf(await send(`/call?${query}`))).map(vapiCallOf);
    },
    async control(controlUrl, message) {
      const response = await fetch(controlUrl, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(READ_TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (response.status >= 500) throw new Error(`Vapi answered ${response.status}`);
      return response.ok;
    },
    knowsAccount: async () => isTaken(await send(`/phone-number/${encodeURIComponent(phoneNumberId)}`)),
    async readSound(url) {
      const response = await fetch(url, { signal: AbortSignal.timeout(READ_TIMEOUT_MS) });
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      await response.body?.cancel();
      throw new Error(`Vapi answered ${response.status} for a recording`);
    },
  };
}

async function rejection(response: Response): Promise<CarrierRejection> {
  const { message } = fieldsOf(await response.json().catch(() => null));
  const messages = [message].flat().flatMap((one) => textOf(one) ?? []);
  const words = (messages.join("; ") || `HTTP ${response.status}`).slice(0, 128);
  return new CarrierRejection(codeOf(response.status, words), `Vapi refused the call: ${words}`, words);
}

function codeOf(status: number, words: string) {
  if (status === 429) return "CARRIER_BUSY";
  if (status === 401 || status === 402 || status === 403) return "CARRIER_ACCOUNT";
  return status === 400 && /customer\.number|E\.164/i.test(words) ? "INVALID_NUMBER" : "CARRIER_REJECTED";
}

async function jsonOf(response: Response): Promise<unknown> {
  if (response.ok) return response.json();
  await response.body?.cancel();
  throw new Error(`Vapi answered ${response.status}`);
}
