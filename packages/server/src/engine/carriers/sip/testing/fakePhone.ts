import { createSocket, type RemoteInfo } from "node:dgram";
import { once } from "node:events";
import { setTimeout as rest } from "node:timers/promises";

import { answerTo, codeOf, headerOf, methodOf, readSipMessage, writeSipMessage, type SipMessage } from "../message.ts";
import { FRAME_SAMPLES, readRtp, rtpWriter } from "../rtp.ts";
import { readSdp, writeSdp } from "../sdp.ts";

/** One call at the telephone. */
export interface FakeCall {
  callId: string;
  /** Received invitations, including retransmissions. */
  invitations: number;
  /** The audio that was received from us since the call was answered. */
  heard: Int16Array[];
  isOver: boolean;
  /** Presses a key of the telephone. */
  press(key: string): void;
  /** Hangs up. */
  hangUp(): void;
}

export interface FakePhone extends AsyncDisposable {
  port: number;
  calls: FakeCall[];
  /** What the person says directly after answering; silence by default. */
  says: Int16Array;
  /** Drops this number of datagrams before it responds to any. */
  deaf: number;
  /** Whether the exchange gives up an unanswered call, and not the caller. */
  isGivenUp: boolean;
  /** How long it rings before the result. */
  ringMs: number;
  /** The person hangs up after this time; by default they wait until we do. */
  hangsUpAfterMs: number | null;
}

const FRAME_MS = 20;
const KEYS_PAYLOAD = 101;

/**
 * A small telephone behind a trunk. The last two digits decide as with the simulator: `00` busy, `01` rings until the
 * caller gives up, `02` no such number, and all others answer.
 */
export async function startFakePhone(): Promise<FakePhone> {
  const socket = createSocket("udp4").bind(0, "127.0.0.1");
  await once(socket, "listening");
  const stack = new DisposableStack();
  const phone: FakePhone = {
    port: socket.address().port,
    calls: [],
    says: new Int16Array(0),
    deaf: 0,
    isGivenUp: false,
    ringMs: 50,
    hangsUpAfterMs: null,
    [Symbol.asyncDispose]() {
      stack.dispose();
      socket.close();
      return Promise.resolve();
    },
  };

  const send = (text: string, { port, address }: RemoteInfo) => socket.send(text, port, address);
  const ringing = new Map<string, SipMessage>();

  const invited = async (message: SipMessage, from: RemoteInfo): Promise<void> => {
    const callId = headerOf(message, "call-id") ?? "";
    const known = phone.calls.find((call) => call.callId === callId);
    if (known) return void (known.invitations += 1);
    const to = /^INVITE sip:([^@]+)@/.exec(message.firstLine)?.[1] ?? "";
    const call: FakeCall = { callId, invitations: 1, heard: [], isOver: false, press: () => {}, hangUp: () => {} };
    phone.calls.push(call);
    const tagged = withTag(message);
    if (to.endsWith("02")) return send(answerTo(tagged, "404 Not Found"), from);
    send(answerTo(tagged, "180 Ringing"), from);
    if (to.endsWith("01") && !phone.isGivenUp) return void ringing.set(callId, tagged);
    await rest(phone.ringMs);
    if (to.endsWith("01")) return send(answerTo(tagged, "480 Temporarily Unavailable"), from);
    if (to.endsWith("00")) return send(answerTo(tagged, "486 Busy Here"), from);
    const sound = readSdp(message.body);
    if (!sound) return send(answerTo(tagged, "488 Not Acceptable Here"), from);

    const line = createSocket("udp4").bind(0, "127.0.0.1");
    await once(line, "listening");
    // The test may end before the call is answered.
    if (stack.disposed) return void line.close();
    const address = { host: "127.0.0.1", port: line.address().port };
    line.on("message", (packet) => {
      const heard = readRtp(packet);
      if (heard?.kind === "sound") call.heard.push(heard.samples);
    });
    const write = rtpWriter();
    let position = 0;
    const speaking = setInterval(() => {
      const frame = new Int16Array(FRAME_SAMPLES);
      frame.set(phone.says.subarray(position, position + FRAME_SAMPLES));
      position += FRAME_SAMPLES;
      line.send(write(frame), sound.port, sound.host);
    }, FRAME_MS);
    const leaving = phone.hangsUpAfterMs === null ? undefined : setTimeout(() => call.hangUp(), phone.hangsUpAfterMs);
    const end = () => {
      if (call.isOver) return;
      call.isOver = true;
      clearInterval(speaking);
      clearTimeout(leaving);
      line.close();
    };
    stack.defer(end);
    let pressed = 0;
    call.press = (key) => {
      // Each key press has its own timestamp.
      pressed += 1;
      const event = ["0123456789*#".indexOf(key), 0x8a, 3, 0x20];
      const packet = Buffer.from([0x80, KEYS_PAYLOAD, 0, 1, 0, 0, 0, pressed, 0, 0, 0, 1, ...event]);
      for (let times = 0; times < 3; times += 1) line.send(packet, sound.port, sound.host);
    };
    call.hangUp = () => {
      end();
      send(bye(tagged, message), from);
    };
    send(
      answerTo(
        tagged,
        "200 OK",
        [
          ["Contact", `<sip:${to}@127.0.0.1:${phone.port}>`],
          ["Content-Type", "application/sdp"],
        ],
        writeSdp(address),
      ),
      from,
    );
    ended.set(callId, end);
  };
  const ended = new Map<string, () => void>();

  socket.on("message", (bytes, from) => {
    if (phone.deaf-- > 0) return;
    const message = readSipMessage(bytes);
    if (!message || codeOf(message) !== null) return;
    const callId = headerOf(message, "call-id") ?? "";
    switch (methodOf(message)) {
      case "INVITE":
        return void invited(message, from);
      case "BYE":
        ended.get(callId)?.();
        return send(answerTo(message, "200 OK"), from);
      case "CANCEL": {
        const invitation = ringing.get(callId);
        send(answerTo(message, "200 OK"), from);
        if (invitation) send(answerTo(invitation, "487 Request Terminated"), from);
        return undefined;
      }
      default:
        return undefined;
    }
  });
  return phone;
}

/** The request with our tag in the To of its response. */
function withTag(message: SipMessage): SipMessage {
  return {
    ...message,
    headers: message.headers.map(([name, value]) => (name === "To" ? [name, `${value};tag=phone`] : [name, value])),
  };
}

/** A request of the telephone itself, within the call. */
function bye(tagged: SipMessage, invitation: SipMessage): string {
  const target = /<([^>]+)>/.exec(headerOf(invitation, "contact") ?? "")?.[1] ?? "";
  return writeSipMessage(`BYE ${target} SIP/2.0`, [
    ["Via", `SIP/2.0/UDP 127.0.0.1;branch=z9hG4bK${crypto.randomUUID()}`],
    ["From", headerOf(tagged, "to") ?? ""],
    ["To", headerOf(tagged, "from") ?? ""],
    ["Call-ID", headerOf(invitation, "call-id") ?? ""],
    ["CSeq", "1 BYE"],
  ]);
}
