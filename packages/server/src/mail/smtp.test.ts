import { createServer, type AddressInfo, type Socket } from "node:net";
import { createInterface } from "node:readline";

import { describe, expect, it, onTestFinished, vi } from "vitest";

import { connectSmtp, isRefusedForGood } from "./smtp.ts";

type Reply = string | ((socket: Socket) => unknown);

/** What a mail server says first, to a command, and to the end of an email. */
type Replies = Partial<Record<"first" | "EHLO" | "MAIL" | "RCPT" | "DATA" | ".", Reply>>;

const usual: Replies = { first: "220 mail", EHLO: "250 mail", DATA: "354 go on" };

/** Sends an email to a mail server with these replies. Returns why that failed; undefined if it did not. */
async function send(replies: Replies): Promise<unknown> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const say = (command: string) => {
      const reply = { ...usual, ...replies }[command as keyof Replies] ?? "250 fine";
      if (typeof reply === "string") socket.write(Buffer.from(`${reply}\r\n`, "latin1"));
      else reply(socket);
    };
    let isLetter = false;
    socket.on("error", () => {});
    createInterface({ input: socket }).on("line", (line) => {
      if (isLetter && line !== ".") return;
      const command = isLetter ? "." : line.slice(0, 4);
      isLetter = command === "DATA";
      say(command);
    });
    say("first");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  using smtp = connectSmtp(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, "a@callwright.test");
  const letter = { to: "ada@example.com", subject: "Hello", text: "Hello", html: "<p>Hello</p>" };
  return await smtp.deliver({ id: "1", attempts: 0, createdAt: new Date(0), ...letter }).then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe("an email", () => {
  it.each<[string, Replies]>([
    ["accepted", {}],
    ["accepted twice", { ".": "250 fine\r\n250 fine\r\n550 no" }],
  ])("that is %s is sent", async (_, replies) => {
    expect(await send(replies)).toBeUndefined();
  });

  it.each<[string, Replies]>([
    ["of which the address does not exist", { RCPT: "550 no such user" }],
    ["that is too large", { ".": "552 too big" }],
  ])("%s is given up", async (_, replies) => {
    const error = await send(replies);
    expect(error).toBeInstanceOf(Error);
    expect(isRefusedForGood(error)).toBe(true);
  });

  it.each<[string, Replies]>([
    ["busy", { RCPT: "421 later" }],
    ["not configured to send for us", { MAIL: "530 authentication required" }],
    ["not fond of our address", { MAIL: "553 sender not allowed" }],
    ["turning everybody away", { first: "554 no" }],
    ["a web server", { first: "HTTP/1.1 400 Bad Request\r\n" }],
    ["silent about what it means", { RCPT: "\0\xff" }],
    ["saying too much", { EHLO: `250-${"x".repeat(3_000_000)}` }],
    ["gone before the end", { DATA: (socket) => socket.end() }],
    ["gone at the end", { ".": (socket) => socket.resetAndDestroy() }],
    ["still waiting for the end", { ".": "354 go on" }],
  ])("is sent later if the mail server is %s", async (_, replies) => {
    const error = await send(replies);
    expect(error).toBeInstanceOf(Error);
    expect(isRefusedForGood(error)).toBe(false);
  });

  it("is sent later if the mail server never finishes what it says", async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const shorter = vi.spyOn(AbortSignal, "timeout").mockImplementation((wait) => timeout(wait / 100));
    onTestFinished(() => shorter.mockRestore());
    const goOn = (socket: Socket) => {
      const timer = setInterval(() => socket.write("250-and\r\n"), 20);
      socket.on("close", () => clearInterval(timer));
    };
    const error = await send({ ".": goOn });
    expect(error).toBeInstanceOf(Error);
    expect(isRefusedForGood(error)).toBe(false);
  });
});
