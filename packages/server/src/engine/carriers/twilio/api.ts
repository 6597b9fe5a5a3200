import { isTaken } from "../isTaken.ts";
import { CarrierRejection } from "../port.ts";
import { createTwilioClient, jsonOf, type TwilioAccount } from "./client.ts";
import { rejectionOf } from "./rejections.ts";

/** A call as Twilio describes it, as far as we look at it. */
export interface TwilioCall {
  sid: string;
  status: string;
  to: string;
  /** RFC 2822; null while it has not begun. */
  start_time: string | null;
  end_time: string | null;
  /** Seconds, as text. */
  duration: string | null;
  /** What the account is charged, negative and as text; null until Twilio knows it, minutes or hours after the end. */
  price: string | null;
  /** ISO 4217. */
  price_unit: string | null;
}

interface TwilioRecording {
  sid: string;
  status: string;
  duration: string | null;
}

/** What we ask of Twilio. Each request is sent once: nothing here may order a second call. */
export interface TwilioApi {
  placeCall(fields: [name: string, value: string][], signal: AbortSignal): Promise<TwilioCall>;
  readCall(sid: string): Promise<TwilioCall | null>;
  /** The calls to a number that began then or later, the latest first. */
  listCalls(to: string, since: Date): Promise<TwilioCall[]>;
  /** `completed` ends a call that was answered, `canceled` one that was not; does nothing to one that is over. */
  changeCall(sid: string, status: "completed" | "canceled"): Promise<void>;
  /** Records a call that goes on, from now to its end. */
  startRecording(sid: string, fields: [name: string, value: string][]): Promise<void>;
  /** Whether the account's credentials are taken, and it is neither suspended nor closed. */
  knowsAccount(): Promise<boolean>;
  /** The sound of a call in both directions, as a WAV file; null while and when there is none. */
  readSound(callSid: string): Promise<Buffer | null>;
}

export function createTwilioApi(account: TwilioAccount): TwilioApi {
  const { send, read } = createTwilioClient(account);

  return {
    async placeCall(fields, signal) {
      const response = await send("/Calls.json", { method: "POST", body: new URLSearchParams(fields), signal });
      if (response.status >= 400 && response.status < 500) throw await rejection(response);
      return (await jsonOf(response)) as TwilioCall;
    },
    readCall: (sid) => read<TwilioCall>(`/Calls/${encodeURIComponent(sid)}.json`),
    async listCalls(to, since) {
      const query = new URLSearchParams({ To: to, "StartTime>": since.toISOString(), PageSize: "50" });
      return (await read<{ calls: TwilioCall[] }>(`/Calls.json?${query}`))?.calls ?? [];
    },
    async changeCall(sid, status) {
      const body = new URLSearchParams({ Status: status });
      const response = await send(`/Calls/${encodeURIComponent(sid)}.json`, { method: "POST", body });
      await response.body?.cancel();
      // 400: it is over, or in another state than we thought; 404: it never was.
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
      const { status } = (await response.json()) as { status: string };
      return status === "active";
    },
    async readSound(callSid) {
      const all = await read<{ recordings: TwilioRecording[] }>(
        `/Calls/${encodeURIComponent(callSid)}/Recordings.json`,
      );
      const recording = all?.recordings.find(({ status }) => status === "completed");
      if (!recording) return null;
      const response = await send(`/Recordings/${encodeURIComponent(recording.sid)}.wav?RequestedChannels=1`);
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`Twilio answered ${response.status} for a recording`);
      }
      return Buffer.from(await response.arrayBuffer());
    },
  };
}

/** Twilio's explanation of a refusal: its own number for it, which support asks for. */
async function rejection(response: Response): Promise<CarrierRejection> {
  const { code, message } = ((await response.json().catch(() => null)) ?? {}) as { code?: number; message?: string };
  const reason = code === undefined ? `HTTP ${response.status}` : `${code} ${message ?? ""}`;
  return new CarrierRejection(
    rejectionOf(response.status, code),
    `Twilio refused the call: ${reason.trim().slice(0, 128)}`,
  );
}
