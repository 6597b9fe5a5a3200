import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { expect, it } from "vitest";

import type { LiveEvent } from "./liveEvent.ts";
import { Subscription } from "./subscription.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const event = (id: number): LiveEvent => ({
  id: String(id),
  at: "2026-01-05T09:00:00.000Z",
  type: "phoneBook.changed",
  change: "UPDATED",
  phoneBookId: null,
});

async function read(subscription: Subscription): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of subscription) ids.push(id);
  return ids;
}

it("a reader who keeps up is told every event, until they leave", async () => {
  const leaves = new AbortController();
  const subscription = new Subscription({ kind: "everything" }, null, leaves.signal);
  const ids: string[] = [];
  for (let id = 1; id <= 3; id += 1) subscription.push(event(id));
  for await (const { id } of subscription) if (ids.push(id) === 3) leaves.abort();
  expect(ids).toEqual(["1", "2", "3"]);
});

it("a reader who falls 1,000 events behind is told no more, and comes back with their last id", async () => {
  const subscription = new Subscription({ kind: "everything" }, null, new AbortController().signal);
  for (let id = 1; id <= 1001; id += 1) subscription.push(event(id));
  expect(await read(subscription)).toEqual([]);
});

it("for a reader who is told no more nothing is kept", async () => {
  const subscription = new Subscription({ kind: "everything" }, null, new AbortController().signal);
  for (let id = 1; id <= 1001; id += 1) subscription.push(event(id));
  const first = push(subscription, 1002);
  const later = push(subscription, 1003);
  // A turn later, because a WeakRef keeps its event for this one.
  await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
  expect([first.deref(), later.deref()]).toEqual([undefined, undefined]);
  expect(subscription.userId).toBeNull();
});

/** Nobody but the subscription may keep the event. */
function push(subscription: Subscription, id: number): WeakRef<LiveEvent> {
  const pushed = event(id);
  subscription.push(pushed);
  return new WeakRef(pushed);
}
