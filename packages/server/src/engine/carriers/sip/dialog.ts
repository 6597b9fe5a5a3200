import { randomBytes } from "node:crypto";
import { createSocket } from "node:dgram";
import { once } from "node:events";

import { answerTo, codeOf, headerOf, methodOf, readSipMessage, writeSipMessage, type SipMessage } from "./message.ts";
import { readSdp, writeSdp, type SoundAddress } from "./sdp.ts";

export interface SipTrunk {
  host: string;
  port: number;
}

export interface DialogOptions {
  trunk: SipTrunk;
  /** Our id of the call, which names it at the trunk. */
  callId: string;
  /** E.164, both. */
  to: string;
  from: string;
  /** The domain that our number belongs to; our address where the trunk does not mind. */
  fromDomain: string | undefined;
  /** The port on which we hear sound. */
  soundPort: number;
  /** It is let ring so long. */
  ringSeconds: number;
}

export type DialogEvent =
  | { type: "RINGING" }
  | { type: "ANSWERED"; sound: SoundAddress }
  /** `code` is the answer that ended it before anybody picked up; null: the trunk said nothing at all. */
  | { type: "REFUSED"; code: number | null }
  /** Somebody had picked up, and one of the two hung up. */
  | { type: "HUNG_UP" };

export interface Dialog {
  hangUp(): void;
}

/** The waits of RFC 3261: what was not answered is sent again, after twice as long each time. */
const FIRST_WAIT_MS = 500;
const MOST_WAIT_MS = 32_000;
/** How long the trunk has to confirm that a call is over. */
const CONFIRM_WITHIN_MS = 4_000;

type State = "CALLING" | "RINGING" | "CANCELLING" | "ANSWERED" | "ENDING" | "OVER";

/**
 * Calls somebody over a trunk that knows us by our address (RFC 3261 over UDP, one socket a call, which hears nobody but the trunk). Resolves
 * when the invitation has been sent.
 */
export async function openDialog(options: DialogOptions, happen: (event: DialogEvent) => void): Promise<Dialog> {
  const { trunk, callId, to, from, fromDomain, soundPort, ringSeconds } = options;
  const socket = createSocket("udp4");
  socket.connect(trunk.port, trunk.host);
  await once(socket, "connect");
  const { address: host, port } = socket.address();
  const here = `${host}:${port}`;
  const callee = `sip:${to}@${trunk.host}:${trunk.port}`;
  const inviteBranch = newBranch();
  const fromTag = randomBytes(6).toString("hex");
  let state: State = "CALLING";
  let remote = { target: callee, to: `<${callee}>`, routes: [] as string[] };
  let giveUp: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;

  const send = (text: string) => void (state === "OVER" || socket.send(text));
  const request = (method: string, { branch = newBranch(), number = 1, isInDialog = true } = {}) =>
    writeSipMessage(`${method} ${isInDialog ? remote.target : callee} SIP/2.0`, [
      ["Via", `SIP/2.0/UDP ${here};branch=${branch};rport`],
      ["Max-Forwards", "70"],
      ...(isInDialog ? remote.routes : []).map((route) => ["Route", route] as const),
      ["From", `<sip:${from}@${fromDomain ?? host}>;tag=${fromTag}`],
      ["To", remote.to],
      ["Call-ID", callId],
      ["CSeq", `${number} ${method}`],
    ]);
  const invitation = () => {
    const sdp = writeSdp({ host, port: soundPort });
    return writeSipMessage(
      `INVITE ${callee} SIP/2.0`,
      [
        ["Via", `SIP/2.0/UDP ${here};branch=${inviteBranch};rport`],
        ["Max-Forwards", "70"],
        ["From", `<sip:${from}@${fromDomain ?? host}>;tag=${fromTag}`],
        ["To", `<${callee}>`],
        ["Call-ID", callId],
        ["CSeq", "1 INVITE"],
        ["Contact", `<sip:${from}@${here}>`],
        ["Allow", "INVITE, ACK, CANCEL, BYE, OPTIONS"],
        ["Content-Type", "application/sdp"],
      ],
      sdp,
    );
  };

  const over = (event: DialogEvent) => {
    if (state === "OVER") return;
    state = "OVER";
    clearTimeout(giveUp);
    clearTimeout(again);
    socket.close();
    happen(event);
  };
  /** Sends until `over`, or until something else is sent. */
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
        // Nobody has said a word, so that a cancellation would reach nobody either.
        return over({ type: "REFUSED", code: null });
      case "RINGING":
        state = "CANCELLING";
        repeat(request("CANCEL", { branch: inviteBranch, isInDialog: false }));
        return within(CONFIRM_WITHIN_MS, () => over({ type: "REFUSED", code: 487 }));
      case "ANSWERED":
        state = "ENDING";
        repeat(request("BYE", { number: 2 }));
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
    const [, target = callee] = /<([^>]+)>/.exec(headerOf(message, "contact") ?? "") ?? [];
    const routes = message.headers.filter(([name]) => name.toLowerCase() === "record-route").map(([, value]) => value);
    remote = { target, to: headerOf(message, "to") ?? remote.to, routes: routes.toReversed() };
    send(request("ACK"));
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
    remote = { ...remote, to: headerOf(message, "to") ?? remote.to };
    send(request("ACK", { branch: inviteBranch, isInDialog: false }));
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
  // Nobody listens there: the machine says so at once.
  socket.on("error", () =>
    over(state === "ANSWERED" || state === "ENDING" ? { type: "HUNG_UP" } : { type: "REFUSED", code: null }),
  );

  repeat(invitation());
  within(MOST_WAIT_MS, () => over({ type: "REFUSED", code: null }));
  return { hangUp };
}

function newBranch(): string {
  return `z9hG4bK${randomBytes(8).toString("hex")}`;
}
