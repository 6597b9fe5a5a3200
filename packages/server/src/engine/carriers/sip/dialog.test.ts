import { createSocket } from "node:dgram";
import { once } from "node:events";

import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";

import { openDialog, type DialogEvent } from "./dialog.ts";
import { answerTo, codeOf, methodOf, readSipMessage, writeSipMessage, type SipMessage } from "./message.ts";
import { writeSdp } from "./sdp.ts";

/** A trunk that responds to each request as the test says. */
async function startTrunk(respond: (request: SipMessage) => string[] = () => []) {
  const socket = createSocket("udp4").bind(0, "127.0.0.1");
  await once(socket, "listening");
  onTestFinished(() => void socket.close());
  /** What was asked of it, and answered to it. */
  const heard: SipMessage[] = [];
  let caller = 0;
  const send = (text: string) => socket.send(text, caller, "127.0.0.1");
  socket.on("message", (bytes, { port }) => {
    const message = readSipMessage(bytes);
    if (!message) return;
    caller = port;
    heard.push(message);
    if (codeOf(message) === null) for (const text of respond(message)) send(text);
  });
  const asked = () => heard.flatMap((message) => (codeOf(message) === null ? [methodOf(message)] : []));
  const answered = () => heard.flatMap((message) => (codeOf(message) === null ? [] : [message.firstLine]));
  return { port: socket.address().port, heard, asked, answered, send };
}

/** A call over a trunk, and what happens to it. */
async function callOver(trunk: { port: number }, ringSeconds = 30) {
  const events: DialogEvent[] = [];
  const dialog = await openDialog(
    {
      callId: "call-1",
      to: "+4722860144",
      from: "+14155550100",
      fromDomain: undefined,
      trunk: { host: "127.0.0.1", port: trunk.port },
      soundPort: 4002,
      ringSeconds,
    },
    (event) => void events.push(event),
  );
  onTestFinished(() => dialog.hangUp());
  return { dialog, events, types: () => events.map(({ type }) => type) };
}

const sdp = writeSdp({ host: "127.0.0.1", port: 4000 });
const picksUp = (request: SipMessage, headers: SipMessage["headers"] = []) =>
  methodOf(request) === "INVITE" ? [answerTo(request, "200 OK", headers, sdp)] : [];
const confirms = (request: SipMessage) => (methodOf(request) === "BYE" ? [answerTo(request, "200 OK")] : []);
const rings = (request: SipMessage) => (methodOf(request) === "INVITE" ? [answerTo(request, "180 Ringing")] : []);
/** A request of the trunk about a call. */
const request = (method: string, callId = "call-1") =>
  writeSipMessage(`${method} sip:us SIP/2.0`, [
    ["Via", "SIP/2.0/UDP 127.0.0.1"],
    ["Call-ID", callId],
    ["CSeq", `7 ${method}`],
  ]);

it("who picks up at the moment at which the call is taken back is hung up, and not talked to", async () => {
  let invitation: SipMessage | undefined;
  const trunk = await startTrunk((asked) => {
    if (methodOf(asked) === "INVITE") invitation = asked;
    if (methodOf(asked) === "CANCEL" && invitation) return picksUp(invitation);
    return [...rings(asked), ...confirms(asked)];
  });
  const { dialog, types } = await callOver(trunk);
  await expect.poll(types).toEqual(["RINGING"]);
  dialog.hangUp();
  await expect.poll(types).toEqual(["RINGING", "HUNG_UP"]);
  expect(trunk.asked()).toEqual(["INVITE", "CANCEL", "ACK", "BYE"]);
});

describe("a call that was picked up", () => {
  it("is hung up where the answer says, over the stations on the way, the nearest first", async () => {
    const way = ["<sip:far@127.0.0.1;lr>", "<sip:near@127.0.0.1;lr>"];
    const headers = [
      ...way.map((one) => ["Record-Route", one] as const),
      ["Contact", "<sip:phone@127.0.0.9>"] as const,
    ];
    const trunk = await startTrunk((asked) => [...picksUp(asked, headers), ...confirms(asked)]);
    const { dialog, types } = await callOver(trunk);
    await expect.poll(types).toEqual(["ANSWERED"]);
    dialog.hangUp();
    await expect.poll(types).toEqual(["ANSWERED", "HUNG_UP"]);
    const bye = trunk.heard.find((one) => methodOf(one) === "BYE");
    expect(bye?.firstLine).toBe("BYE sip:phone@127.0.0.9 SIP/2.0");
    expect(bye?.headers.flatMap(([name, value]) => (name === "Route" ? [value] : []))).toEqual(way.toReversed());
  });

  it("begins once though the trunk says so twice, and each time is confirmed", async () => {
    const trunk = await startTrunk((asked) => [...picksUp(asked), ...picksUp(asked)]);
    const { types } = await callOver(trunk);
    await expect.poll(trunk.asked).toEqual(["INVITE", "ACK", "ACK"]);
    expect(types()).toEqual(["ANSWERED"]);
  });

  it("goes on when the trunk asks whether we are there, wants something else, or means another call", async () => {
    const trunk = await startTrunk(picksUp);
    const { types } = await callOver(trunk);
    await expect.poll(types).toEqual(["ANSWERED"]);
    for (const text of [request("BYE", "call-2"), request("OPTIONS"), request("INVITE"), request("ACK")])
      trunk.send(text);
    await expect.poll(trunk.answered).toEqual(["SIP/2.0 200 OK", "SIP/2.0 488 Not Acceptable Here"]);
    expect(types()).toEqual(["ANSWERED"]);
  });

  it("ends when the other side hangs up, who hears that we know", async () => {
    const trunk = await startTrunk(picksUp);
    const { types } = await callOver(trunk);
    await expect.poll(types).toEqual(["ANSWERED"]);
    trunk.send(request("BYE"));
    await expect.poll(types).toEqual(["ANSWERED", "HUNG_UP"]);
    await expect.poll(trunk.answered).toEqual(["SIP/2.0 200 OK"]);
  });
});

it("a trunk hears that we know of its refusal", async () => {
  const trunk = await startTrunk((asked) => (methodOf(asked) === "INVITE" ? [answerTo(asked, "486 Busy Here")] : []));
  const { events } = await callOver(trunk);
  await expect.poll(() => events).toEqual([{ type: "REFUSED", code: 486 }]);
  await expect.poll(trunk.asked).toEqual(["INVITE", "ACK"]);
});

it("a telephone that nobody picks up rings as long as we want, and no longer", async () => {
  let invitation: SipMessage | undefined;
  const trunk = await startTrunk((asked) => {
    if (methodOf(asked) === "INVITE") invitation = asked;
    if (methodOf(asked) !== "CANCEL" || !invitation) return rings(asked);
    return [answerTo(asked, "200 OK"), answerTo(invitation, "487 Request Terminated")];
  });
  const { events } = await callOver(trunk, 0.2);
  await expect.poll(() => events).toEqual([{ type: "RINGING" }, { type: "REFUSED", code: 487 }]);
  expect(trunk.asked()).toEqual(["INVITE", "CANCEL", "ACK"]);
});

describe("a trunk that falls silent keeps no call open", () => {
  const waitFor = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  it("when it is called", async () => {
    const { events } = await callOver(await startTrunk());
    waitFor(31);
    expect(events).toEqual([]);
    waitFor(1);
    expect(events).toEqual([{ type: "REFUSED", code: null }]);
  });

  it("when the call is taken back", async () => {
    const { dialog, events } = await callOver(await startTrunk(rings));
    await expect.poll(() => events).toEqual([{ type: "RINGING" }]);
    dialog.hangUp();
    waitFor(4);
    expect(events).toEqual([{ type: "RINGING" }, { type: "REFUSED", code: 487 }]);
  });

  it("when the call is hung up", async () => {
    const { dialog, types } = await callOver(await startTrunk(picksUp));
    await expect.poll(types).toEqual(["ANSWERED"]);
    dialog.hangUp();
    waitFor(4);
    expect(types()).toEqual(["ANSWERED", "HUNG_UP"]);
  });
});
