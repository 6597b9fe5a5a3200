import { createSocket } from "node:dgram";
import dns from "node:dns";
import { once } from "node:events";

import { expect, it, onTestFinished, vi } from "vitest";

import { openSoundLine } from "./soundLine.ts";

const nothing = { begins: () => {}, ends: () => {}, key: () => {} };

/** The other side of a line, and the packets that it received. */
async function startListener() {
  const socket = createSocket("udp4").bind(0, "127.0.0.1");
  await once(socket, "listening");
  onTestFinished(() => void socket.close());
  const packets: Buffer[] = [];
  socket.on("message", (packet) => void packets.push(packet));
  return { port: socket.address().port, packets };
}

it("sound goes to a machine that is known by its name, which is looked up once", async () => {
  const lookUp = vi.spyOn(dns, "lookup");
  onTestFinished(() => lookUp.mockRestore());
  const { port, packets } = await startListener();
  using line = await openSoundLine(nothing);
  await line.start({ host: "localhost", port });
  await expect.poll(() => packets.length).toBeGreaterThan(5);
  expect(lookUp.mock.calls.filter(([name]) => name === "localhost").length).toBeLessThan(2);
});

it("a machine that nobody knows is reported, and a line that was closed meanwhile sends nothing", async () => {
  const { port, packets } = await startListener();
  using line = await openSoundLine(nothing);
  await expect(line.start({ host: "sound.invalid", port })).rejects.toThrow("sound.invalid");
  const closed = await openSoundLine(nothing);
  const started = closed.start({ host: "localhost", port });
  closed[Symbol.dispose]();
  await started;
  expect(packets).toEqual([]);
});
