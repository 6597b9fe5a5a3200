import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  to: string;
  messageId: string;
  /** The text before the first part. */
  headers: string;
  /** The decoded parts, by content type. */
  parts: Record<string, string>;
}

/** A local mail server that keeps what it receives. */
export interface MailServer extends AsyncDisposable {
  url: string;
  received: ReceivedMail[];
  /** Refuses a mail; undefined to accept it. While its promise is pending the sender waits. */
  answer?: (mail: ReceivedMail) => Promise<Refusal | undefined> | Refusal | undefined;
}

export interface Refusal {
  responseCode: number;
  message?: string;
}

/** Starts a mail server on a free port, or on the port of a previous one. */
export async function startMailServer(wantedPort = 0): Promise<MailServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 10,
    async onData(stream, session, done) {
      const mail = readMail(await text(stream), session.envelope.rcptTo.map(({ address }) => address).join(","));
      const refusal = await mailServer.answer?.(mail);
      if (!refusal) mailServer.received.push(mail);
      done(refusal && Object.assign(new Error("not this one"), refusal));
    },
  });
  // Some tests are about a sender that crashes.
  smtp.on("error", () => {});
  await new Promise<void>((resolve) => smtp.listen(wantedPort, "127.0.0.1", resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    [Symbol.asyncDispose]: () => new Promise((resolve) => smtp.close(resolve)),
  };
  return mailServer;
}

function readMail(raw: string, to: string): ReceivedMail {
  const [headers = "", ...parts] = partsOf(raw);
  return {
    to,
    headers,
    messageId: /^Message-ID: (.*)$/im.exec(headers)?.[1]?.trim() ?? "",
    parts: Object.fromEntries(parts.flatMap(readPart)),
  };
}

function partsOf(raw: string): string[] {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  return boundary === undefined ? [] : raw.split(`--${boundary}`);
}

function readPart(part: string): [type: string, content: string][] {
  const inner = partsOf(part);
  if (inner.length > 0) return inner.slice(1).flatMap(readPart);
  const type = /^Content-Type: ([\w/]+)/im.exec(part)?.[1];
  if (!type) return [];
  const content = part.slice(part.indexOf("\r\n\r\n")).trim();
  const isQuoted = /^Content-Transfer-Encoding: quoted-printable/im.test(part);
  return [[type, isQuoted ? unquote(content) : content]];
}

function unquote(content: string): string {
  const bytes = content.replace(/=\r\n/g, "").replace(/=([\dA-F]{2})/g, (_, code: string) => `%${code}`);
  return bytes.replace(/(?:%[\dA-F]{2})+/g, decodeURIComponent);
}
