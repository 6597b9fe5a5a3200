import { once } from "node:events";

import { expect, it } from "vitest";

import { startMailServer } from "../testing/mailServer.ts";
import { startProcess } from "../testing/startProcess.ts";
import { startServerForTest } from "../testing/startTestServer.ts";
import { testEnv } from "../testing/databases.ts";

it("a process killed while it hands a mail over loses nothing: the next one sends it, under the same Message-ID", async () => {
  await using mailServer = await startMailServer();
  const server = await startServerForTest({
    env: { CALLWRIGHT_ROLE: "server", SMTP_URL: mailServer.url },
    processes: 1,
  });
  const tried: string[] = [];
  const { promise: never } = Promise.withResolvers<undefined>();
  mailServer.answer = (mail) => {
    tried.push(mail.messageId);
    return tried.length === 1 ? never : undefined;
  };
  const worker = (databaseUrl: string) =>
    startProcess(testEnv(databaseUrl, { CALLWRIGHT_ROLE: "worker", SMTP_URL: mailServer.url }));

  await server.anonymous.post("/v1/contacts", { phoneNumber: "+4722860144", message: "please" });
  const { databaseUrl = "" } = server.context.config;
  await using first = await worker(databaseUrl);
  await expect.poll(() => tried, { timeout: 15_000 }).toHaveLength(1);
  const exit = once(first.child, "exit");
  first.child.kill("SIGKILL");
  await exit;

  await using second = await worker(databaseUrl);
  await expect.poll(() => mailServer.received, { timeout: 15_000 }).toHaveLength(1);
  expect(tried).toEqual([tried[0], tried[0]]);
  expect(second.child.exitCode).toBeNull();
});
