import { inject, expect, it } from "vitest";

import { childrenOf, isAlive } from "../testing/childProcesses.ts";
import { createTestDatabase, testEnv } from "../testing/databases.ts";
import { people } from "../testing/people.ts";
import { customerSheet, manyCustomers } from "../testing/spreadsheets.ts";
import { startProcess } from "../testing/startProcess.ts";
import { TestClient } from "../testing/TestClient.ts";
import { bombs, largest } from "./testing/bombs.ts";

it(
  "no file ends the server, four at a time of two companies, and each is refused by name",
  { timeout: 300_000 },
  async () => {
    await using database = await createTestDatabase(inject("cluster"));
    await using server = await startProcess(testEnv(database.url));
    const anonymous = new TestClient(server.url);
    const [seller, other] = [
      await anonymous.signIn(people.seller),
      await anonymous.signIn("irene.galani@callwright.test"),
    ];
    const all = Object.entries(bombs);
    const senders = [seller, other, seller, other] as const;
    for (let first = 0; first < all.length; first += senders.length) {
      const sent = all.slice(first, first + senders.length);
      const answers = await Promise.all(
        sent.map(async ([name, build], index) => {
          const file = new Blob([build() as Uint8Array<ArrayBuffer>]);
          const { body } = await (senders[index] ?? seller).upload("/v1/potential-customers/bulk/import", file);
          return [name, body.code];
        }),
      );
      expect(answers).toEqual(
        sent.map(([name]) => [
          name,
          name === "hiddenSizes" || /entit/i.test(name) ? "FILE_UNREADABLE" : "PAYLOAD_TOO_LARGE",
        ]),
      );
      const names = sent.map(([name]) => name).join(", ");
      expect(server.child.exitCode ?? server.child.signalCode, names).toBeNull();
    }
    expect((await seller.get("/readyz")).status).toBe(200);
  },
);

it.skipIf(process.platform !== "linux")(
  "a reader that is lost costs its sender one answer that says to try again, and the next file is read",
  { timeout: 120_000 },
  async () => {
    await using database = await createTestDatabase(inject("cluster"));
    await using server = await startProcess(testEnv(database.url));
    const seller = await new TestClient(server.url).signIn(people.seller);
    const send = (file: Blob) => seller.upload("/v1/potential-customers/bulk/import", file);
    const answer = send(new Blob([largest() as Uint8Array<ArrayBuffer>]));
    const [starter] = await readerOf(server.child.pid);
    process.kill(starter, "SIGKILL");
    const { status, headers, body } = await answer;
    expect({ status, code: body.code, retryAfter: headers.get("retry-after") }).toEqual({
      status: 503,
      code: "SERVICE_UNAVAILABLE",
      retryAfter: "10",
    });
    expect(body.message).toContain("try again");
    expect((await send(await customerSheet(manyCustomers(2)))).status).toBe(200);
  },
);

it.skipIf(process.platform !== "linux")(
  "a reader ends with its server, also when that is killed",
  { timeout: 120_000 },
  async () => {
    await using database = await createTestDatabase(inject("cluster"));
    await using server = await startProcess(testEnv(database.url));
    const seller = await new TestClient(server.url).signIn(people.seller);
    const file = new Blob([largest() as Uint8Array<ArrayBuffer>]);
    const refused = seller.upload("/v1/potential-customers/bulk/import", file).catch(() => undefined);
    const [starter, reader] = await readerOf(server.child.pid);
    server.child.kill("SIGKILL");
    await refused;
    await expect.poll(() => isAlive(starter) || isAlive(reader), { timeout: 15_000 }).toBe(false);
  },
);

/** A server's first reader that is at work, with its starter. */
async function readerOf(server: number | undefined): Promise<[starter: number, reader: number]> {
  const find = () =>
    childrenOf(server).flatMap((starter) =>
      childrenOf(starter).map((reader): [number, number] => [starter, reader]),
    )[0];
  let found: [number, number] | undefined;
  await expect.poll(() => (found = find()), { timeout: 30_000, interval: 5 }).toBeDefined();
  return found ?? [Number.NaN, Number.NaN];
}
