import { createSocket } from "node:dgram";
import { once } from "node:events";

import { answerTo, codeOf, headerOf, methodOf, readSipMessage, type SipMessage } from "./message.ts";
import { sipRequests, type SipParties } from "./requests.ts";
import { readSdp, type SoundAddress } from "./sdp.ts";

export interface SipTrunk {
  host: string;
  port: number;
}

export interface DialogOptions extends SipParties {
  trunk: SipTrunk;
  /** The port on which we receive audio. */
  soundPort: number;
  /** The maximum ringing time. */
  ringSeconds: number;
}

export type DialogEvent =
  | { type: "RINGING" }
  | { type: "ANSWERED"; sound: SoundAddress }
  /** `code` is the response that ended the call before it was answered; null: the trunk did not respond. */
  | { type: "REFUSED"; code: number | null }
  /** The call was answered, and one of the two sides hung up. */
  | { type: "HUNG_UP" };

export interface Dialog {
  hangUp(): void;
}

/** The timers of RFC 3261: a message without a response is sent again, after twice as long each time. */
const FIRST_WAIT_MS = 500;
const MOST_WAIT_MS = 32_000;
/** How long the trunk has to confirm the end of a call. */
const CONFIRM_WITHIN_MS = 4_000;

type State = "CALLING" | "RINGING" | "CANCELLING" | "ANSWERED" | "ENDING" | "OVER";

/**
 * Calls a number over a trunk that identifies us by our address (RFC 3261 over UDP, one socket per call, which receives
 * only from the trunk). Resolves when the invitation has been sent.
 */
export async function openDialog(options: DialogOptions, happen: (event: DialogEvent) => void): Promise<Dialog> {
  const { trunk, callId, ringSeconds } = options;
  const socket = createSocket("udp4");
  socket.connect(trunk.port, trunk.host);
  await once(socket, "connect");
  const { address: host, port } = socket.address();
  const requests = sipRequests(options, `${trunk.host}:${trunk.port}`, { host, port });
  let state: State = "CALLING";
  let giveUp: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;

  const send = (text: string) => void (state === "OVER" || socket.send(text));
  const over = (event: DialogEvent) => {
    if (state === "OVER") return;
    state = "OVER";
    clearTimeout(giveUp);
    clearTimeout(again);
    socket.close();
    happen(event);
  };
  /** Sends until `over`, or until another message is sent. */
  const repeat = (text: string, wait = FIRST_WAIT_MS) => {
    clearTimeout(again);
    send(text);
    again = setTimeout(() => repeat(text, Math.min(wait * 2, MOST_WAIT_MS / 8)), wait);
  };
  const within = (milliseconds: number, act: () => void) => {
    clearTimeout(giveUp);
    giveUp = setTimeout(act, milliseconds);
  };

  const hangUp = () => {
    switch (state) {
      case "CALLING":
        // There was no response yet, so a cancellation would not be received either.
        return over({ type: "REFUSED", code: null });
      case "RINGING":
        state = "CANCELLING";
        repeat(requests.cancel());
        return within(CONFIRM_WITHIN_MS, () => over({ type: "REFUSED", code: 487 }));
      case "ANSWERED":
        state = "ENDING";
        repeat(requests.bye());
        return within(CONFIRM_WITHIN_MS, () => over({ type: "HUNG_UP" }));
      case "CANCELLING":
      case "ENDING":
      case "OVER":
        return undefined;
    }
  };

  const proceed = (code: number) => {
    if (state === "CALLING") {
      clearTimeout(again);
      state = "RINGING";
      within(ringSeconds * 1000, hangUp);
    }
    if (code >= 180 && state === "RINGING") happen({ type: "RINGING" });
  };

  const pickedUp = (message: SipMessage) => {
    requests.heard(message);
    send(requests.ack());
    if (state === "ANSWERED" || state === "ENDING") return;
    clearTimeout(giveUp);
    clearTimeout(again);
    const sound = readSdp(message.body);
    const wasCancelled = state === "CANCELLING";
    state = "ANSWERED";
    if (wasCancelled || !sound) return hangUp();
    happen({ type: "ANSWERED", sound });
  };

  const answered = (message: SipMessage, code: number) => {
    const method = methodOf(message);
    if (method === "BYE" && code >= 200) return over({ type: "HUNG_UP" });
    if (method !== "INVITE") return;
    if (code < 200) return proceed(code);
    if (code < 300) return pickedUp(message);
    requests.heard(message);
    send(requests.ackRefusal());
    over({ type: "REFUSED", code });
  };

  const asked = (message: SipMessage) => {
    switch (methodOf(message)) {
      case "BYE":
        send(answerTo(message, "200 OK"));
        return over({ type: "HUNG_UP" });
      case "OPTIONS":
        return send(answerTo(message, "200 OK"));
      case "ACK":
        return undefined;
      default:
        return send(answerTo(message, "488 Not Acceptable Here"));
    }
  };

  socket.on("message", (bytes) => {
    const message = readSipMessage(bytes);
    if (!message || headerOf(message, "call-id") !== callId) return;
    const code = codeOf(message);
    if (code === null) asked(message);
    else answered(message, code);
  });
  // Nobody listens on the port: the operating system reports this at once.
  socket.on("error", () =>
    over(state === "ANSWERED" || state === "ENDING" ? { type: "HUNG_UP" } : { type: "REFUSED", code: null }),
  );

  repeat(requests.invite(options.soundPort));
  within(MOST_WAIT_MS, () => over({ type: "REFUSED", code: null }));
  return { hangUp };
}
