import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";

import { WebSocketServer, type RawData, type WebSocket } from "ws";

import type { Context } from "../../context.ts";
import { TALK_PATH, talkAddress } from "../carriers/twilio/addresses.ts";
import { readRelayMessage } from "../carriers/twilio/relay.ts";
import { isFromTwilio } from "../carriers/twilio/signature.ts";
import type { CloseReason } from "../carriers/port.ts";
import { runTalk } from "./runTalk.ts";

/** Accepts a connection that wants to become a websocket. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

const MOST_BYTES = 64 * 1024;
const GOING_AWAY = 1001;
/** The reason for closing a websocket, as a code of its protocol. */
const closeCodes: Record<CloseReason, number> = { done: 1000, refused: 1008, failed: 1011 };

/**
 * Serves the websockets over which our assistant speaks in calls. A stopping process releases its talks: the carrier
 * then asks what to do, and another process continues them.
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
    if (!isFromTwilio(twilio.authToken, talkAddress(context.publicUrl), {}, [signature].flat()[0])) {
      context.metrics.carrierForgeries.inc({ carrier: "twilio" });
      return refuse("401 Unauthorized");
    }
    sockets.handleUpgrade(request, socket, head, (open) => talkOver(context, open));
  };

  return {
    upgrade,
    [Symbol.dispose]() {
      for (const socket of sockets.clients) socket.close(GOING_AWAY);
      sockets.close();
    },
  };
}

/** Speaks over a websocket of ConversationRelay. Its greeting was part of the response when the call was answered. */
function talkOver(context: Context, socket: WebSocket): void {
  const talk = runTalk(context, {
    carrier: "twilio",
    send(reply) {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(reply));
    },
    record: (callId, carrierCallId) => {
      const recording = context.carriers.get("twilio")?.startRecording?.(callId, carrierCallId);
      recording?.catch((error: unknown) => context.logger.warn({ err: error, callId }, "a recording did not begin"));
    },
    close: (reason) => socket.close(closeCodes[reason]),
  });
  socket.on("message", (data, isBinary) => talk.hear(isBinary ? null : readRelayMessage(textOf(data))));
  socket.on("error", talk.fail);
  socket.on("close", () => void talk.end());
}

function textOf(data: RawData): string {
  return Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data as Buffer).toString();
}
