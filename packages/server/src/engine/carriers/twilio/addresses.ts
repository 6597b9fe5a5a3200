/** The URLs at which Twilio reaches us for a call. It signs the whole URL, so nobody can replace the call's id. */
export function twilioAddresses(publicUrl: string, callId: string) {
  const at = (path: string, more: Record<string, string> = {}) =>
    `${publicUrl}/v1/carriers/twilio/${path}?${new URLSearchParams({ callId, ...more })}`;
  return {
    answer: (again = 0) => at("answer", again > 0 ? { again: String(again) } : {}),
    done: (again = 0) => at("done", again > 0 ? { again: String(again) } : {}),
    transferred: (interventionId: string) => at("done", { transferred: interventionId }),
    events: at("events"),
    machine: at("machine"),
    recordings: at("recordings"),
  };
}

/** The URL of the websocket for all talks. */
export const TALK_PATH = "/v1/carriers/twilio/talk";

export function talkAddress(publicUrl: string): string {
  return publicUrl.replace(/^http/, "ws") + TALK_PATH;
}
