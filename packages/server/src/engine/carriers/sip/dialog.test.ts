import { createSocket } from "node:dgram";
import { once } from "node:events";

import { expect, it, onTestFinished } from "vitest";

import { openDialog, type DialogEvent } from "./dialog.ts";
import { answerTo, methodOf, readSipMessage, type SipMessage } from "./message.ts";
import { writeSdp } from "./sdp.ts";

/** A trunk that responds to each request as the test says, and what was asked of it. */
async function startTrunk(respond: (request: SipMessage) => string[]) {
  const socket = createSocket("udp4").bind(0, "127.0.0.1");
  await once(socket, "listening");
  onTestFinished(() => void socket.close());
  const asked: string[] = [];
  socket.on("message", (bytes, { port, address }) => {
    const request = readSipMessage(bytes);
    if (!request) return;
    asked.push(methodOf(request));
    for (const text of respond(request)) socket.send(text, port, address);
  });
  return { port: socket.address().port, asked };
}

it("who picks up at the moment at which the call is taken back is hung up, and not talked to", async () => {
  let invitation: SipMessage | undefined;
  const sdp = writeSdp({ host: "127.0.0.1", port: 4000 });
  const trunk = await startTrunk((request) => {
    const method = methodOf(request);
    if (method === "INVITE") {
      invitation = request;
      return [answerTo(request, "180 Ringing")];
    }
    if (method === "CANCEL" && invitation) return [answerTo(invitation, "200 OK", [], sdp)];
    return method === "BYE" ? [answerTo(request, "200 OK")] : [];
  });
  const events: DialogEvent["type"][] = [];
  const dialog = await openDialog(
    {
      callId: "call-1",
      to: "+4722860144",
      from: "+14155550100",
      fromDomain: undefined,
      trunk: { host: "127.0.0.1", port: trunk.port },
      soundPort: 4002,
      ringSeconds: 30,
    },
    ({ type }) => void events.push(type),
  );
  await expect.poll(() => events).toEqual(["RINGING"]);
  dialog.hangUp();
  await expect.poll(() => events).toEqual(["RINGING", "HUNG_UP"]);
  expect(trunk.asked).toEqual(["INVITE", "CANCEL", "ACK", "BYE"]);
});
