import { describe, expect, it, vi } from "vitest";

import { ApiError } from "../ApiError.js";
import type { LiveEvent } from "../contract.js";
import { fixtures } from "../fake/index.js";
import { createLiveEvents } from "./liveEvents.js";

const ringing = fixtures.callUpdated(fixtures.call({ status: "RINGING" }));

/** One connection as the server sees it. */
interface Connection {
  lastEventId: string | undefined;
  since: number | undefined;
  signal: AbortSignal;
  send: (event: LiveEvent) => void;
  end: () => void;
}

/** A server whose connections a test controls; a pause between two of them ends when the test says so. */
function liveServer(refusals: ApiError[] = [], load = () => import("./followEvents.js")) {
  const connections: Connection[] = [];
  const pauses: { milliseconds: number; end: () => void }[] = [];
  const live = createLiveEvents(
    async (lastEventId, signal, since) => {
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const send = (event: LiveEvent) =>
            controller.enqueue(new TextEncoder().encode(`id: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`));
          connections.push({ lastEventId, since, signal, send, end: () => controller.close() });
          signal.addEventListener("abort", () => controller.error(signal.reason));
        },
      });
      return new Response(body);
    },
    (milliseconds, signal) =>
      new Promise((end) => {
        pauses.push({ milliseconds, end });
        signal.addEventListener("abort", () => end());
      }),
    load,
  );
  return { live, connections, pauses };
}

const connected = (connections: Connection[], count = 1) => expect.poll(() => connections).toHaveLength(count);

describe("live events", () => {
  it("serve every widget over one connection", async () => {
    const { live, connections } = liveServer();
    const first = vi.fn();
    const second = vi.fn();
    live.subscribe({ onEvent: first });
    live.subscribe({ onEvent: second });
    await connected(connections);
    connections[0]!.send(ringing);
    await expect.poll(() => second).toHaveBeenCalledWith(ringing);
    expect(first).toHaveBeenCalledWith(ringing);
    expect(connections).toHaveLength(1);
  });

  it("close with the last listener, but not between two screens", async () => {
    const { live, connections } = liveServer();
    const leave = live.subscribe({ onEvent: vi.fn() });
    await connected(connections);
    leave();
    const leaveNext = live.subscribe({ onEvent: vi.fn() });
    await Promise.resolve();
    expect(connections[0]!.signal.aborted).toBe(false);
    leaveNext();
    await Promise.resolve();
    expect(connections[0]!.signal.aborted).toBe(true);
  });

  it("go on after the last event when the connection breaks", async () => {
    const { live, connections, pauses } = liveServer();
    const onGap = vi.fn();
    const onEvent = vi.fn();
    live.subscribe({ onEvent, onGap });
    await connected(connections);
    connections[0]!.send(ringing);
    connections[0]!.end();
    await expect.poll(() => pauses).toHaveLength(1);
    pauses[0]!.end();
    await connected(connections, 2);
    expect(connections[1]!.lastEventId).toBe(ringing.id);
    expect(onGap).not.toHaveBeenCalled();
  });

  it("begin where a page's first rows were read, until there is an event to go on after", async () => {
    const { live, connections, pauses } = liveServer();
    live.beginAt(2_000);
    live.beginAt(1_000);
    live.subscribe({ onEvent: vi.fn() });
    await connected(connections);
    connections[0]!.send(ringing);
    connections[0]!.end();
    await expect.poll(() => pauses).toHaveLength(1);
    pauses[0]!.end();
    await connected(connections, 2);
    live.restart();
    await connected(connections, 3);
    expect(connections.map(({ since }) => since)).toEqual([1_000, undefined, undefined]);
  });

  it("tell of a gap when there is nothing to go on after", async () => {
    const { live, connections, pauses } = liveServer();
    const onGap = vi.fn();
    live.subscribe({ onEvent: vi.fn(), onGap });
    await connected(connections);
    connections[0]!.end();
    await expect.poll(() => pauses).toHaveLength(1);
    pauses[0]!.end();
    await expect.poll(() => onGap).toHaveBeenCalledTimes(1);
  });

  it("wait longer after each failure, and as long as the server asks for", async () => {
    const down = () => new ApiError({ code: "NETWORK_FAILED", message: "down" });
    const busy = new ApiError({ code: "TOO_MANY_REQUESTS", message: "busy", status: 429, retryAfterSeconds: 7 });
    const { live, connections, pauses } = liveServer([down(), down(), down(), busy]);
    live.subscribe({ onEvent: vi.fn() });
    for (let nth = 0; nth < 4; nth += 1) {
      await expect.poll(() => pauses).toHaveLength(nth + 1);
      pauses[nth]!.end();
    }
    await connected(connections);
    const [first = 0, second = 0, third = 0, asked] = pauses.map(({ milliseconds }) => milliseconds);
    expect(first).toBeGreaterThanOrEqual(500);
    expect(first).toBeLessThanOrEqual(1_000);
    expect(second).toBeGreaterThanOrEqual(1_000);
    expect(third).toBeGreaterThanOrEqual(2_000);
    expect(asked).toBe(7_000);
  });

  it.each([401, 403, 404, 501])("do not insist after a %i", async (status) => {
    const loaded = vi.fn(() => import("./followEvents.js"));
    const { live, connections, pauses } = liveServer(
      [new ApiError({ code: "FORBIDDEN", message: "no", status })],
      loaded,
    );
    live.subscribe({ onEvent: vi.fn() });
    await expect.poll(() => loaded).toHaveResolved();
    // All effects of the refusal have happened by the next turn of the event loop.
    await new Promise((resolve) => setTimeout(resolve));
    expect([connections.length, pauses.length]).toEqual([0, 0]);
  });

  it("connect anew for another user", async () => {
    const { live, connections } = liveServer();
    live.subscribe({ onEvent: vi.fn() });
    await connected(connections);
    live.restart();
    await connected(connections, 2);
    expect(connections[0]!.signal.aborted).toBe(true);
    expect(connections[1]!.lastEventId).toBeUndefined();
  });

  it("that happen before there is code to read them are told once it is there", async () => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    const { live, connections } = liveServer([], () => arrival.then(() => import("./followEvents.js")));
    const onEvent = vi.fn();
    const onGap = vi.fn();
    live.subscribe({ onEvent, onGap });
    await connected(connections);
    connections[0]!.send(ringing);
    arrive();
    await expect.poll(() => onEvent).toHaveBeenCalledExactlyOnceWith(ringing);
    expect([connections.length, onGap.mock.calls.length]).toEqual([1, 0]);
  });

  it("whose code cannot be had ask for it again", async () => {
    const load = vi.fn(() => import("./followEvents.js")).mockRejectedValueOnce(new Error("gone"));
    const { live, connections, pauses } = liveServer([], load);
    live.subscribe({ onEvent: vi.fn() });
    await expect.poll(() => pauses).toHaveLength(1);
    pauses[0]!.end();
    await connected(connections);
  });
});
