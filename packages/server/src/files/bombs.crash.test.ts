import { readFileSync } from "node:fs";

import { inject, expect, it } from "vitest";

import { createTestDatabase, testEnv } from "../testing/databases.ts";
import { people } from "../testing/people.ts";
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
  "a reader ends with its server, also when that is killed",
  { timeout: 120_000 },
  async () => {
    await using database = await createTestDatabase(inject("cluster"));
    await using server = await startProcess(testEnv(database.url));
    const seller = await new TestClient(server.url).signIn(people.seller);
    const { pid } = server.child;
    const readers = () =>
      readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
    const before = readers();
    const file = new Blob([largest() as Uint8Array<ArrayBuffer>]);
    const refused = seller.upload("/v1/potential-customers/bulk/import", file).catch(() => undefined);
    await expect.poll(readers, { timeout: 30_000, interval: 5 }).not.toEqual(before);
    const [reader] = readers().filter((one) => !before.includes(one));
    server.child.kill("SIGKILL");
    await refused;
    // Its texts are taken apart in one go, for a second or two.
    await expect.poll(() => isThere(reader), { timeout: 15_000 }).toBe(false);
  },
);

function isThere(pid: number | undefined): boolean {
  try {
    process.kill(pid ?? Number.NaN, 0);
    // Nobody may have taken note of its end yet.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}
