import { createSocket } from "node:dgram";
import { lookup } from "node:dns/promises";

import { expect, onTestFinished, test } from "vitest";

import { createResolver, findPublic, isPublicAddress } from "./publicAddress.ts";

test.each(["1.1.1.1", "172.32.0.1", "2606:4700::1111"])("%s is somebody's server", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.100.100.200",
  "127.0.0.1",
  "169.254.169.254",
  "172.31.255.255",
  "192.168.1.1",
  "255.255.255.255",
  "::1",
  "::ffff:127.0.0.1",
  "64:ff9b::7f00:1",
  "fd00::1",
  "fe80::1",
  "2002:7f00:1::",
  "3fff::1",
  "3fff:fff:ffff::1",
])("%s is inside, and no partner's", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

/** A resolver that asks a name server on this machine: silent, or with the same IPv4 addresses for each name. */
async function askingServer(addresses?: string[]) {
  const socket = createSocket("udp4");
  socket.on("message", (query, { port }) => {
    if (addresses) socket.send(answerTo(query, addresses), port);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => socket.close(() => resolve())));
  const resolver = createResolver();
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return resolver;
}

const HEADER_BYTES = 12;
const IPV4 = 1;

/** The query's header and question, and a record for each address if it asks for IPv4. */
function answerTo(query: Buffer, addresses: string[]): Buffer {
  const endOfQuestion = query.indexOf(0, HEADER_BYTES) + 5;
  const records = query.readUInt16BE(endOfQuestion - 4) === IPV4 ? addresses : [];
  const header = Buffer.from(query.subarray(0, HEADER_BYTES));
  header.writeUInt16BE(0x8180, 2);
  header.set([0, 1, 0, records.length, 0, 0, 0, 0], 4);
  const record = (address: string) =>
    Buffer.from([0xc0, HEADER_BYTES, 0, IPV4, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split(".").map(Number)]);
  return Buffer.concat([header, query.subarray(HEADER_BYTES, endOfQuestion), ...records.map(record)]);
}

test("a partner's server is found by its name, without the addresses inside", async () => {
  const resolver = await askingServer(["10.0.0.1", "1.1.1.1", "127.0.0.1"]);
  expect(await findPublic(resolver, "hooks.example.com")).toEqual([{ address: "1.1.1.1", family: 4 }]);
});

test("a name that leads inside is refused, and one without an address is not found", async () => {
  const inside = findPublic(await askingServer(["169.254.169.254"]), "hooks.example.com");
  await expect(inside).rejects.toThrow("The address is not on the internet.");
  const nowhere = findPublic(await askingServer([]), "hooks.example.com");
  await expect(nowhere).rejects.toThrow("The name hooks.example.com could not be found.");
});

test("name servers that never answer are given up, and hold up no other name meanwhile", async () => {
  const ended: string[] = [];
  const silent = Array.from({ length: 8 }, async (_, nth) => {
    await expect(findPublic(await askingServer(), `hooks${nth}.example.com`)).rejects.toThrow("could not be found");
    ended.push("silent");
  });
  await lookup("localhost");
  ended.push("localhost");
  await Promise.all(silent);
  expect(ended[0]).toBe("localhost");
});
