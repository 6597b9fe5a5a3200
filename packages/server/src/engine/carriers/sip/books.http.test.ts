import { expect, it } from "vitest";

import { startTestServer } from "../../../testing/startTestServer.ts";
import { sipBooks, sipEvent } from "./books.ts";

it("an event that is recorded again, because nobody knew whether it was, is there once", async () => {
  await using server = await startTestServer();
  const { db, clock } = server.context;
  const books = sipBooks(db, clock);
  const about = { callId: crypto.randomUUID(), carrierCallId: "sip-1" };
  await books.open(about.callId, about.carrierCallId, AbortSignal.timeout(10_000));
  const answered = sipEvent(about, clock.now(), { type: "ANSWERED" });
  await books.note(answered);
  await books.note(answered);
  await books.note(sipEvent(about, clock.now(), { type: "ENDED", outcome: "COMPLETED" }));
  expect((await books.read(about.callId))?.events.map(({ type }) => type)).toEqual(["ANSWERED", "ENDED"]);
});
