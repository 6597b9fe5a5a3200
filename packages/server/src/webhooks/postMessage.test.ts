import { createServer, type AddressInfo, type Socket } from "node:net";

import { expect, it, onTestFinished } from "vitest";

import { postMessage } from "./postMessage.ts";

/** Sends a message to a partner's server that does this when it is asked, and says what came of it. */
async function post(reply: (socket: Socket) => unknown): Promise<number | Error> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("data", () => reply(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  return postMessage({ url, headers: {}, body: "{}", isPrivateAllowed: true }).catch(
    (error: unknown) => error as Error,
  );
}

it.each([
  ["without a body", "204 No Content\r\n\r\n", 204],
  ["with a body that it must not have", "204 No Content\r\ncontent-length: 5\r\n\r\nhello", 204],
  ["with a body that never ends", `200 OK\r\n\r\n${"a".repeat(100_000)}`, 200],
  ["with less than it announces", "200 OK\r\ncontent-length: 5\r\n\r\n", 200],
  ["with another answer behind it", "200 OK\r\ncontent-length: 0\r\n\r\nHTTP/1.1 500 No\r\n\r\n", 200],
  ["after a hint", "103 Early Hints\r\nlink: </a>\r\n\r\nHTTP/1.1 202 Accepted\r\n\r\n", 202],
  ["to wait until an odd moment", "429 Too Many Requests\r\nretry-after: Wed, 99 Nope \xff\r\n\r\n", 429],
  ["to look elsewhere", "302 Found\r\nlocation: file:///etc/passwd\r\n\r\n", 302],
])("an answer %s counts by its status", async (_, text, status) => {
  expect(await post((socket) => socket.write(Buffer.from(`HTTP/1.1 ${text}`, "latin1")))).toBe(status);
});

it.each([
  ["a status that is none", "HTTP/1.1 999 Request denied\r\n\r\n"],
  ["the status 0", "HTTP/1.1 000 \r\n\r\n"],
  ["a status of four digits", "HTTP/1.1 2000 OK\r\n\r\n"],
  [
    "another protocol from now on",
    "HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n",
  ],
  ["another protocol from the start", "SSH-2.0-OpenSSH_9\r\n"],
  ["a page alone", "<!doctype html>"],
  ["a header without end", `HTTP/1.1 200 OK\r\nx: ${"a".repeat(100_000)}`],
  ["bytes that are no text", "\0\xff\xfe\r\n\r\n"],
])("%s is no answer, and the next message is not held up", async (_, text) => {
  const failed = await post((socket) => socket.write(Buffer.from(text, "latin1")));
  expect(failed).toBeInstanceOf(Error);
  expect((failed as Error).message).not.toBe("");
});

it.each([
  ["before it", (socket: Socket) => socket.end()],
  ["within it", (socket: Socket) => socket.end("HTTP/1.1 200 O")],
  ["by force", (socket: Socket) => socket.resetAndDestroy()],
])("a connection that breaks %s is no answer", async (_, reply) => {
  expect(await post(reply)).toBeInstanceOf(Error);
});
