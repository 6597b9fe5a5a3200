import { createSocket } from "node:dgram";
import dns from "node:dns";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

import { expect, it, onTestFinished, vi } from "vitest";

import { LINE_RATE } from "./g711.ts";
import { FRAME_SAMPLES, rtpWriter } from "./rtp.ts";
import { openSoundLine } from "./soundLine.ts";

const nothing = { begins: () => {}, ends: () => {}, key: () => {} };

/** The other side of a line, and the packets that it received. */
async function startListener() {
  const socket = createSocket("udp4").bind(0, "127.0.0.1");
  await once(socket, "listening");
  onTestFinished(() => void socket.close());
  const packets: Buffer[] = [];
  socket.on("message", (packet) => void packets.push(packet));
  return { port: socket.address().port, packets, socket };
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

it("who is transferred, and counts their sound anew, is recorded at the time at which they speak", async () => {
  const { port, socket } = await startListener();
  using line = await openSoundLine(nothing);
  await line.start({ host: "127.0.0.1", port });
  const write = rtpWriter();
  const speak = async (jump: number) => {
    for (let frame = 0; frame < 10; frame += 1) {
      const packet = write(new Int16Array(FRAME_SAMPLES).fill(8_000));
      packet.writeUInt32BE((packet.readUInt32BE(4) + jump) >>> 0, 4);
      socket.send(packet, line.port, "127.0.0.1");
      await pause(20);
    }
  };
  const loud = () => line.recording().filter((sample) => sample > 4_000).length;
  for (const [nth, jump] of [0, 3_600 * LINE_RATE, 0x9000_0000].entries()) {
    await speak(jump);
    await expect.poll(loud).toBe(10 * FRAME_SAMPLES * (nth + 1));
  }
  expect(line.recording().length / LINE_RATE, "seconds").toBeLessThan(10);
});
