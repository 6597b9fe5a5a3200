import type { CallFailureCode } from "../../../domain/call.ts";
import { fieldsOf, listOf, textOf } from "../../../fields.ts";
import { isTaken } from "../isTaken.ts";
import { CarrierRejection } from "../port.ts";
import { type RetellCall, retellCallOf } from "./call.ts";
import type { retellOrder } from "./order.ts";

/** The account at Retell with which calls are placed. */
export interface RetellAccount {
  apiKey: string;
  /** The agent that speaks; its prompt contains our `{{instructions}}`. */
  agentId: string;
  /** `https://api.retellai.com`, or a fake. */
  apiUrl: string;
}

const READ_TIMEOUT_MS = 10_000;

/** Our requests to Retell. Each is sent once, because a repeated one could place a second call. */
export interface RetellApi {
  placeCall(order: ReturnType<typeof retellOrder>, signal: AbortSignal): Promise<RetellCall>;
  readCall(id: string): Promise<RetellCall | null>;
  /** The calls that were ordered with this id of ours. */
  listCalls(callId: string): Promise<RetellCall[]>;
  /** Does nothing to a call that has ended. */
  stopCall(id: string): Promise<void>;
  /** Whether the key is accepted, and the agent belongs to the account. */
  knowsAccount(): Promise<boolean>;
  readSound(url: string): Promise<Buffer>;
}

export function createRetellApi({ apiKey, agentId, apiUrl }: RetellAccount): RetellApi {
  const send = (method: string, path: string, body?: unknown, signal = AbortSignal.timeout(READ_TIMEOUT_MS)) =>
    fetch(`${apiUrl}${path}`, {
      method,
      signal,
      headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  return {
    async placeCall(order, signal) {
      const response = await send("POST", "/v2/create-phone-call", order, signal);
      if (response.status >= 400 && response.status < 500 && response.status !== 408) throw await rejection(response);
      return retellCallOf(await jsonOf(response));
    },
    async readCall(id) {
      const response = await send("GET", `/v2/get-call/${encodeURIComponent(id)}`);
      // It responds with 422 to an id that is not its own.
      if (response.status !== 404 && response.status !== 422) return retellCallOf(await jsonOf(response));
      await response.body?.cancel();
      return null;
    },
    async listCalls(callId) {
      const metadata = [{ key: "callId", type: "string", op: "eq", value: callId }];
      const response = await send("POST", "/v3/list-calls", { filter_criteria: { metadata }, limit: 10 });
      return listOf(fieldsOf(await jsonOf(response)).items).map(retellCallOf);
    },
    async stopCall(id) {
      const response = await send("POST", `/v2/stop-call/${encodeURIComponent(id)}`);
      await response.body?.cancel();
      if (response.status >= 500 || response.status === 429) throw new Error(`Retell answered ${response.status}`);
    },
    knowsAccount: async () => isTaken(await send("GET", `/get-agent/${encodeURIComponent(agentId)}`)),
    async readSound(url) {
      const response = await fetch(url, { signal: AbortSignal.timeout(READ_TIMEOUT_MS) });
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      await response.body?.cancel();
      throw new Error(`Retell answered ${response.status} for a recording`);
    },
  };
}

async function rejection(response: Response): Promise<CarrierRejection> {
  const message = textOf(fieldsOf(await response.json().catch(() => null)).message);
  const words = (message || `HTTP ${response.status}`).slice(0, 128);
  return new CarrierRejection(codeOf(response.status, words), `Retell refused the call: ${words}`, words);
}

function codeOf(status: number, words: string): CallFailureCode {
  if (status === 429) return "CARRIER_BUSY";
  if (status === 401 || status === 402 || status === 403) return "CARRIER_ACCOUNT";
  return /to_number|E\.?164|invalid destination/i.test(words) ? "INVALID_NUMBER" : "CARRIER_REJECTED";
}

async function jsonOf(response: Response): Promise<unknown> {
  if (response.ok) return response.json();
  await response.body?.cancel();
  throw new Error(`Retell answered ${response.status}`);
}
