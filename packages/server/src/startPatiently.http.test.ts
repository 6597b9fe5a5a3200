import { createServer, type AddressInfo } from "node:net";

import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";

import { startPatiently } from "./startPatiently.ts";
import { testConfig } from "./testing/databases.ts";
import { startServerForTest } from "./testing/startTestServer.ts";

it("an unknown database ends the start", async () => {
  const server = await startServerForTest({ processes: 1 });
  const url = new URL(server.context.config.databaseUrl ?? "");
  url.pathname = "/nowhere";
  await expect(startPatiently(testConfig(url.href))).rejects.toMatchObject({ code: "3D000" });
});

it("a wrong password ends the start", async () => {
  const fields = "SFATAL\0VFATAL\0C28P01\0Mpassword authentication failed\0\0";
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  const refusing = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.end(Buffer.concat([Buffer.from("E"), length, Buffer.from(fields)])));
  });
  await new Promise<void>((resolve) => refusing.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void refusing.close());
  const { port } = refusing.address() as AddressInfo;
  const config = testConfig(`postgres://callwright:wrong@127.0.0.1:${port}/callwright`);
  await expect(startPatiently(config)).rejects.toMatchObject({ code: "28P01" });
});

it("a session waits 20 s for a lock, 30 s for a statement, and 120 s for a transaction that does nothing", async () => {
  const { db } = (await startServerForTest({ processes: 1 })).context;
  const { rows } = await sql<{ lock: string; statement: string; idle: string }>`
    select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
  expect(rows).toEqual([{ lock: "20s", statement: "30s", idle: "2min" }]);
});
