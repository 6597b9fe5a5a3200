import { fieldsOf, numberOf, textOf } from "../../../fields.ts";
import { isTaken } from "../isTaken.ts";
import { CarrierRejection } from "../port.ts";
import { sidOf, twilioCallOf, type TwilioCall } from "./call.ts";
import { createTwilioClient, jsonOf, listIn, type TwilioAccount } from "./client.ts";
import { rejectionOf } from "./rejections.ts";

/** Our requests to Twilio. Each is sent once, because a repeated one could place a second call. */
export interface TwilioApi {
  placeCall(fields: [name: string, value: string][], signal: AbortSignal): Promise<TwilioCall>;
  readCall(sid: string): Promise<TwilioCall | null>;
  /** The calls to a number that began at this time or later, the latest first. */
  listCalls(to: string, since: Date): Promise<TwilioCall[]>;
  /** `completed` ends a call that was answered, `canceled` one that was not; does nothing to one that has ended. */
  changeCall(sid: string, status: "completed" | "canceled"): Promise<void>;
  /** Records a call in progress, from now to its end. */
  startRecording(sid: string, fields: [name: string, value: string][]): Promise<void>;
  /** Whether the account's credentials are accepted, and it is neither suspended nor closed. */
  knowsAccount(): Promise<boolean>;
  /** The recording of a call in both directions, as a WAV file; null if there is none, or not yet. */
  readSound(callSid: string): Promise<Buffer | null>;
}

export function createTwilioApi(account: TwilioAccount): TwilioApi {
  const { send, read } = createTwilioClient(account);

  return {
    async placeCall(fields, signal) {
      const response = await send("/Calls.json", { method: "POST", body: new URLSearchParams(fields), signal });
      if (response.status >= 400 && response.status < 500) throw await rejection(response);
      return twilioCallOf(await jsonOf(response));
    },
    async readCall(sid) {
      const call = await read(`/Calls/${encodeURIComponent(sid)}.json`);
      return call && twilioCallOf(call);
    },
    async listCalls(to, since) {
      const query = new URLSearchParams({ To: to, "StartTime>": since.toISOString(), PageSize: "50" });
      return listIn(await read(`/Calls.json?${query}`), "calls").map(twilioCallOf);
    },
    async changeCall(sid, status) {
      const body = new URLSearchParams({ Status: status });
      const response = await send(`/Calls/${encodeURIComponent(sid)}.json`, { method: "POST", body });
      await response.body?.cancel();
      // 400: it has ended, or is in a different state than expected; 404: it never existed.
      if (response.status >= 500 || response.status === 429) throw new Error(`Twilio answered ${response.status}`);
    },
    async startRecording(sid, fields) {
      const body = new URLSearchParams(fields);
      const response = await send(`/Calls/${encodeURIComponent(sid)}/Recordings.json`, { method: "POST", body });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`Twilio answered ${response.status} to a recording`);
    },
    async knowsAccount() {
      const response = await send(".json");
      if (!response.ok) return isTaken(response);
      return fieldsOf(await response.json()).status === "active";
    },
    async readSound(callSid) {
      const all = await read(`/Calls/${encodeURIComponent(callSid)}/Recordings.json`);
      const recording = listIn(all, "recordings").find(({ status }) => status === "completed");
      if (!recording) return null;
      const response = await send(`/Recordings/${sidOf(recording.sid)}.wav?RequestedChannels=1`);
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`Twilio answered ${response.status} for a recording`);
      }
      return Buffer.from(await response.arrayBuffer());
    },
  };
}

/** Twilio's explanation of a refusal: its own code, which support asks for. */
async function rejection(response: Response): Promise<CarrierRejection> {
  const refusal = fieldsOf(await response.json().catch(() => null));
  const code = numberOf(refusal.code);
  const reason = code === undefined ? `HTTP ${response.status}` : `${code} ${textOf(refusal.message) ?? ""}`;
  return new CarrierRejection(
    rejectionOf(response.status, code),
    `Twilio refused the call: ${reason.trim().slice(0, 128)}`,
  );
}
