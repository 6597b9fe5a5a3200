import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";

import { WebSocketServer } from "ws";

import type { Context } from "../../context.ts";
import { TALK_PATH, talkAddress } from "../carriers/twilio/addresses.ts";
import { isFromTwilio } from "../carriers/twilio/signature.ts";
import { runTalk } from "./runTalk.ts";

/** Takes a connection that wants to become a websocket. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

const MOST_BYTES = 64 * 1024;
const GOING_AWAY = 1001;

/**
 * Serves the websockets over which our assistant speaks in calls. A stopping process lets go of its talks: the carrier then asks
 * what to do, and another process goes on with them.
 */
export function serveTalks(context: Context): { upgrade: Upgrade } & Disposable {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, clientTracking: true });
  const { twilio } = context.config.telephony;

  const upgrade: Upgrade = (request, socket, head) => {
    socket.on("error", () => socket.destroy());
    const refuse = (status: string) =>
      socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
    if (!twilio || request.url !== TALK_PATH) return refuse("404 Not Found");
    const signature = request.headers["x-twilio-signature"];
    if (!isFromTwilio(twilio.authToken, talkAddress(context.publicUrl), {}, [signature].flat()[0]))
      return refuse("401 Unauthorized");
    sockets.handleUpgrade(request, socket, head, (open) => runTalk(context, open));
  };

  return {
    upgrade,
    [Symbol.dispose]() {
      for (const socket of sockets.clients) socket.close(GOING_AWAY);
      sockets.close();
    },
  };
}
