import { readFileSync } from "node:fs";

import { inject, expect, it } from "vitest";

import { createTestDatabase, testEnv } from "../testing/databases.ts";
import { people } from "../testing/people.ts";
import { startProcess } from "../testing/startProcess.ts";
import { TestClient } from "../testing/TestClient.ts";
import { bombs, largest } from "./testing/bombs.ts";

it(
  "no file ends the server, not in pairs and not in fours, and each is refused by name",
  { timeout: 300_000 },
  async () => {
    await using database = await createTestDatabase(inject("cluster"));
    await using server = await startProcess(testEnv(database.url));
    const anonymous = new TestClient(server.url);
    const [seller, other] = [
      await anonymous.signIn(people.seller),
      await anonymous.signIn("irene.galani@callwright.test"),
    ];
    const builders = Object.entries(bombs);
    for (const [index, [name, build]] of builders.entries()) {
      const file = new Blob([build() as Uint8Array<ArrayBuffer>]);
      const senders = index % 2 === 0 ? [seller, other] : [seller, other, seller, other];
      const answers = await Promise.all(
        senders.map((sender) => sender.upload("/v1/potential-customers/bulk/import", file)),
      );
      expect(new Set(answers.map(({ body }) => body.code)), name).toEqual(
        new Set([name === "hiddenSizes" || /entit/i.test(name) ? "FILE_UNREADABLE" : "PAYLOAD_TOO_LARGE"]),
      );
      expect(server.child.exitCode ?? server.child.signalCode, name).toBeNull();
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
