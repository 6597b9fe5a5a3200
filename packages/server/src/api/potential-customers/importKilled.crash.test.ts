import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";
import { expect, it } from "vitest";

import { testEnv } from "../../testing/databases.ts";
import { killWaiting } from "../../testing/killWaiting.ts";
import { people } from "../../testing/people.ts";
import { customerSheet, manyCustomers } from "../../testing/spreadsheets.ts";
import { startProcess } from "../../testing/startProcess.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { TestClient } from "../../testing/TestClient.ts";

it(
  "kill -9 in the middle of an import: nothing of it is there, and sent again it is imported once",
  { timeout: 120_000 },
  async () => {
    await using server = await startTestServer({ processes: 1 });
    const { db, config } = server.context;
    const seller = await server.signIn(people.seller);
    const file = await customerSheet(manyCustomers(20));
    const key = crypto.randomUUID();
    const names = async () => {
      const customers = db.selectFrom("potential_customers").select("name").where("name", "like", "Imported Company %");
      return (await customers.execute()).length;
    };
    const importAt = (client: TestClient) =>
      client
        .with({ "idempotency-key": key })
        .upload<Schemas["ImportResult"]>("/v1/potential-customers/bulk/import", file);

    await using victim = await startProcess(testEnv(config.databaseUrl ?? ""));
    const atVictim = await new TestClient(victim.url).signIn(people.seller);
    await db.transaction().execute(async (trx) => {
      // Customers are written before their contacts, which wait for this.
      await sql`lock table contacts in share mode`.execute(trx);
      const sent = importAt(atVictim).catch(() => "interrupted");
      await killWaiting(db, victim);
      expect(await sent).toBe("interrupted");
    });
    expect(await names()).toBe(0);

    const again = await importAt(seller);
    expect(again).toMatchObject({ status: 200, body: { created: 20, updated: 0, errors: [] } });
    expect((await importAt(seller)).body).toEqual(again.body);
    expect(await names()).toBe(20);
  },
);
