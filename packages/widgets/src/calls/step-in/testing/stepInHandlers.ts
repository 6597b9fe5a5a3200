import { type FakeHandlers, file, fixtures, ok } from "@callwright/sdk/fake";

/** A short quiet tone as a WAV file. */
function tone(): Blob {
  const rate = 8_000;
  const view = new DataView(new ArrayBuffer(44 + rate * 2));
  view.setUint32(24, rate, true);
  view.setUint16(34, 16, true);
  for (let nth = 0; nth < rate; nth += 1) view.setInt16(44 + nth * 2, 300 * Math.sin(nth / 10), true);
  return new Blob([view.buffer], { type: "audio/wav" });
}

/** The responses of a server on which people step into calls and everything succeeds. */
export function stepInHandlers(): FakeHandlers {
  return {
    sayInCall: ({ body: { text } }) => ok(fixtures.callIntervention({ text })),
    transferCall: () => ok(fixtures.callIntervention({ kind: "TRANSFER" })),
    takeOverCall: () => ok(fixtures.callIntervention({ kind: "TAKE_OVER" })),
    listenToCall: ({ path }) => ok({ url: `/v1/calls/live/${path.id}/sound`, expiresAt: fixtures.now }),
    streamCallSound: () => file(tone(), "call.wav"),
    listTransferTargets: () => ok(fixtures.transferTargets()),
    setTransferNumber: ({ body }) => ok(body),
  };
}
