import { afterAll, describe, expect, it } from "vitest";

import type { Database } from "../db/database.ts";
import { startTestServer } from "../testing/startTestServer.ts";
import { createCredentials } from "./credentials.ts";

const server = await startTestServer({ processes: 1 });
afterAll(() => server[Symbol.asyncDispose]());
const { db } = server.context;

/** The same database, and how many statements it was sent. */
function counted(database: Database) {
  const sent = { statements: 0 };
  const counting = database.withPlugin({
    transformQuery: ({ node }) => {
      sent.statements++;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  return { sent, credentials: createCredentials(counting) };
}

async function newSession(email: string): Promise<{ id: string; userId: string }> {
  await server.signIn(email);
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["sessions.id", "users.id as userId"])
    .where("users.email", "=", email)
    .orderBy("sessions.created_at", "desc")
    .executeTakeFirstOrThrow();
}

const end = ({ id }: { id: string }) =>
  db.updateTable("sessions").set({ revoked_at: new Date() }).where("id", "=", id).execute();

describe("requests that arrive together", () => {
  it("each get their own person, with one statement", async () => {
    const seller = await newSession("seller@callwright.test");
    const master = await newSession("master@callwright.test");
    const ended = await newSession("admin@callwright.test");
    await end(ended);
    const { sent, credentials } = counted(db);
    const asked = [seller, ended, master, seller].map(({ id }) => credentials.findSession(id));
    expect((await Promise.all(asked)).map((session) => session?.userId)).toEqual([
      seller.userId,
      undefined,
      master.userId,
      seller.userId,
    ]);
    expect(sent.statements).toBe(1);
  });

  it("are all refused while the database fails, and served once it works again", async () => {
    const seller = await newSession("seller@callwright.test");
    let fails = true;
    const credentials = createCredentials(
      db.withPlugin({
        transformQuery: ({ node }) => {
          if (fails) throw new Error("The database is away");
          return node;
        },
        transformResult: ({ result }) => Promise.resolve(result),
      }),
    );
    const asked = await Promise.allSettled([seller, seller].map(({ id }) => credentials.findSession(id)));
    expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    fails = false;
    expect(await credentials.findSession(seller.id)).toMatchObject({ userId: seller.userId, role: "SELLER" });
  });
});

it("a session that ends is not found by the next request, even while another request reads it", async () => {
  const seller = await newSession("seller@callwright.test");
  const { credentials } = counted(db);
  expect(await credentials.findSession(seller.id)).toBeDefined();
  const meanwhile = credentials.findSession(seller.id);
  await end(seller);
  expect(await credentials.findSession(seller.id)).toBeUndefined();
  await meanwhile;
});
