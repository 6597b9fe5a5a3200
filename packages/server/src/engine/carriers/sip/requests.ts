import { randomBytes } from "node:crypto";

import { headerOf, writeSipMessage, type SipMessage } from "./message.ts";
import { writeSdp, type SoundAddress } from "./sdp.ts";

/** The caller and the called number, as in every request of a call. */
export interface SipParties {
  /** Our id of the call, which identifies it at the trunk. */
  callId: string;
  /** E.164, both. */
  to: string;
  from: string;
  /** The domain of our number; our address if the trunk does not require one. */
  fromDomain: string | undefined;
}

/** The information from the other side: the target of requests, and their route. */
interface Remote {
  target: string;
  to: string;
  routes: readonly string[];
}

/** Writes the requests of one call (RFC 3261). */
export function sipRequests({ callId, to, from, fromDomain }: SipParties, trunk: string, here: SoundAddress) {
  const callee = `sip:${to}@${trunk}`;
  const own = `<sip:${from}@${fromDomain ?? here.host}>;tag=${randomBytes(6).toString("hex")}`;
  const inviteBranch = newBranch();
  let remote: Remote = { target: callee, to: `<${callee}>`, routes: [] };

  const head = (method: string, number: number, branch: string): SipMessage["headers"] => [
    ["Via", `SIP/2.0/UDP ${here.host}:${here.port};branch=${branch};rport`],
    ["Max-Forwards", "70"],
    ["From", own],
    ["To", remote.to],
    ["Call-ID", callId],
    ["CSeq", `${number} ${method}`],
  ];
  const outside = (method: string) => writeSipMessage(`${method} ${callee} SIP/2.0`, head(method, 1, inviteBranch));
  const inside = (method: string, number: number) =>
    writeSipMessage(`${method} ${remote.target} SIP/2.0`, [
      ...head(method, number, newBranch()),
      ...remote.routes.map((route) => ["Route", route] as const),
    ]);

  return {
    invite: (soundPort: number) =>
      writeSipMessage(
        `INVITE ${callee} SIP/2.0`,
        [
          ...head("INVITE", 1, inviteBranch),
          ["Contact", `<sip:${from}@${here.host}:${here.port}>`],
          ["Allow", "INVITE, ACK, CANCEL, BYE, OPTIONS"],
          ["Content-Type", "application/sdp"],
        ],
        writeSdp({ host: here.host, port: soundPort }),
      ),
    /** Takes over data from a response to the invitation. */
    heard(answer: SipMessage) {
      const [, target = callee] = /<([^>]+)>/.exec(headerOf(answer, "contact") ?? "") ?? [];
      const routes = answer.headers.filter(([name]) => name.toLowerCase() === "record-route").map(([, value]) => value);
      remote = { target, to: headerOf(answer, "to") ?? remote.to, routes: routes.toReversed() };
    },
    cancel: () => outside("CANCEL"),
    /** Acknowledges that the call was not answered. */
    ackRefusal: () => outside("ACK"),
    /** Acknowledges that the call was answered. */
    ack: () => inside("ACK", 1),
    bye: () => inside("BYE", 2),
  };
}

function newBranch(): string {
  return `z9hG4bK${randomBytes(8).toString("hex")}`;
}
