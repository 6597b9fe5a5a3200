import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";
import { expect, it } from "vitest";

import { companyOf } from "./testing/campaign.ts";
import { people } from "../testing/people.ts";
import { startServerForTest } from "../testing/startTestServer.ts";
import type { TestClient } from "../testing/TestClient.ts";

const phoneNumber = "+493022860144";

/** The changes that make the rules stricter, and their prerequisites. */
const changes: Record<string, (seller: TestClient, companyId: string) => Promise<() => Promise<{ status: number }>>> = {
  "a company asks more of its calls": (seller, companyId) =>
    Promise.resolve(() => seller.patch(`/v1/seller-companies/${companyId}/dial-policy`, { coolOffDays: 90 })),
  "a consent is withdrawn": async (seller) => {
    const given = {
      phoneNumber,
      basis: "WRITTEN",
      evidence: "Signed at the fair",
      givenAt: "2026-01-05T09:00:00.000Z",
    };
    const { body } = await seller.post<Schemas["Consent"]>("/v1/consents", given);
    return () => seller.post(`/v1/consents/${body.id}/withdraw`);
  },
  "a number is put on the list": (seller) =>
    Promise.resolve(() => seller.post("/v1/suppressed-numbers", { phoneNumbers: [phoneNumber], reason: "They asked" })),
  "all calls are paused": (seller) => Promise.resolve(() => seller.post("/v1/calls/pause", {})),
};

it.each(Object.entries(changes))(
  "when %s, that is answered only once no call is being decided by what held before",
  async (_title, prepare) => {
    // No process dials here, so that only the request waits for the decisions.
    const server = await startServerForTest({ processes: 1, env: { CALLWRIGHT_ROLE: "server" } });
    const { db } = server.context;
    const seller = await server.signIn(people.seller);
    const change = await prepare(seller, await companyOf(db, people.seller));
    const waiting = async () =>
      (
        await sql`select from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`.execute(db)
      ).rows.length;
    let answer: Promise<{ status: number }> | undefined;
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('dial-call'))`.execute(trx);
      answer = change();
      await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
    });
    expect((await answer)?.status).toBeLessThan(300);
  },
);
