import { expect, it } from "vitest";

import type { Database } from "../../db/database.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { dialledCall } from "../testing/dialledCall.ts";
import { runTalk } from "./runTalk.ts";

it("somebody who answers while the database is away for a moment is greeted, and not hung up on", async () => {
  await using server = await startTestServer({ processes: 1 });
  const { context } = server;
  const callId = crypto.randomUUID();
  await dialledCall(context, callId, "sip");

  const greeted = Promise.withResolvers<string>();
  const talk = runTalk(
    { ...context, db: awayForTransactions(context.db, 3) },
    {
      carrier: "sip",
      greet: greeted.resolve,
      send: () => {},
      record: () => {},
      close: (reason) => greeted.reject(new Error(`The line was closed: ${reason}`)),
    },
  );
  talk.hear({ type: "setup", callSid: "sip-1", callId });
  expect(await greeted.promise).not.toBe("");
  talk.end();
});

/** A database that refuses this number of transactions, as while it restarts. */
function awayForTransactions(db: Database, times: number): Database {
  let left = times;
  return new Proxy(db, {
    get(target, name) {
      if (name === "transaction" && left-- > 0)
        throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}
