import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A message that a partner's server received. */
export interface Heard {
  id: string;
  type: string;
  /** Whether it was signed with the secret, according to Standard Webhooks. */
  isSignedWith: (secret: string) => boolean;
}

/** A partner's server that stores all messages, and accepts everything. */
export async function startPartnerServer(): Promise<AsyncDisposable & { url: string; heard: Heard[] }> {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString("utf8");
      const header = (name: string) => String(request.headers[name]);
      const id = header("webhook-id");
      const signed = `${id}.${header("webhook-timestamp")}.${body}`;
      heard.push({
        id,
        type: (JSON.parse(body) as { type: string }).type,
        isSignedWith: (secret) => {
          const key = Buffer.from(secret.replace("whsec_", ""), "base64");
          const signature = createHmac("sha256", key).update(signed).digest("base64");
          return header("webhook-signature").split(" ").includes(`v1,${signature}`);
        },
      });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/callwright`,
    heard,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
