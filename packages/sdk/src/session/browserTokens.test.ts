import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { createClient } from "../client.js";
import { browserTokens } from "./browserTokens.js";

const dayMs = 24 * 60 * 60 * 1000;
const tokens = { accessToken: "access-1", refreshToken: "refresh-1" };

/** A storage shared by tabs; like a browser it notifies every tab of a change except the one that made it. */
function sharedStorage() {
  const items = new Map<string, string>();
  const listeners: { tab: EventTarget; storage: Storage }[] = [];
  const storageOf = (tab: EventTarget): Storage => {
    const change = (key: string, value: string | null) => {
      if (value === null) items.delete(key);
      else items.set(key, value);
      for (const other of listeners) {
        if (other.tab === tab) continue;
        other.tab.dispatchEvent(Object.assign(new Event("storage"), { key, storageArea: other.storage }));
      }
    };
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => change(key, value),
      removeItem: (key: string) => change(key, null),
    } as Storage;
    listeners.push({ tab, storage });
    return storage;
  };
  return { storageOf };
}

/** Opens tabs of one browser; each has its own window, all share the storage and the locks. */
function openTabs(count: number, send: (request: Request) => Promise<Response>) {
  const { storageOf } = sharedStorage();
  return Array.from({ length: count }, () => {
    const tab = new EventTarget();
    vi.stubGlobal("addEventListener", tab.addEventListener.bind(tab));
    const store = browserTokens({ storage: storageOf(tab) });
    return { store, client: createClient({ baseUrl: "http://server.test", session: store, fetch: send }) };
  });
}

/** The used part of `navigator.locks`: one task at a time for a name. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, task: () => Promise<unknown>) => {
      last = last.then(task, task);
      return last;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T12:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("how long tokens are kept", () => {
  it.each([
    { title: "14 days when the user stays signed in", keepSignedIn: true, days: 14 },
    { title: "7 days otherwise", keepSignedIn: false, days: 7 },
  ])("A-CONST-01 B-CONST-05 A-ENT-16 R-02 $title", ({ keepSignedIn, days }) => {
    const store = browserTokens({ storage: sharedStorage().storageOf(new EventTarget()) });
    store.write(tokens, { keepSignedIn });
    vi.setSystemTime(Date.now() + days * dayMs - 1);
    expect(store.read()).toMatchObject(tokens);
    vi.setSystemTime(Date.now() + 1);
    expect(store.read()).toBeNull();
  });

  it("a renewal begins the lifetime anew and keeps its length", () => {
    const store = browserTokens({ storage: sharedStorage().storageOf(new EventTarget()) });
    store.write(tokens, { keepSignedIn: true });
    vi.setSystemTime(Date.now() + 10 * dayMs);
    store.write({ accessToken: "access-2", refreshToken: "refresh-2" });
    vi.setSystemTime(Date.now() + 13 * dayMs);
    expect(store.read()).toMatchObject({ accessToken: "access-2" });
  });

  it("what somebody else wrote under the name is no session", () => {
    const storage = sharedStorage().storageOf(new EventTarget());
    storage.setItem("callwright.session", "not json");
    expect(browserTokens({ storage }).read()).toBeNull();
  });

  it("a page that may not store anything keeps them in memory", () => {
    const store = browserTokens();
    store.write(tokens);
    expect(store.read()).toEqual(tokens);
  });

  it("where there is no more room, they last as long as the page, and those before are gone", () => {
    const storage = sharedStorage().storageOf(new EventTarget());
    const store = browserTokens({ storage });
    store.write(tokens, { keepSignedIn: true });
    storage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    store.write({ accessToken: "access-2", refreshToken: "refresh-2" });
    vi.setSystemTime(Date.now() + 13 * dayMs);
    expect(store.read()).toMatchObject({ accessToken: "access-2" });
    expect(browserTokens({ storage }).read()).toBeNull();
    store.write(null);
    expect(store.read()).toBeNull();
  });
});

describe("several tabs", () => {
  it("share one refresh when both are rejected at the same time", async () => {
    vi.stubGlobal("navigator", { locks: fakeLocks() });
    let refreshes = 0;
    const [first, second] = openTabs(2, async (request) => {
      if (request.url.endsWith("/refresh")) {
        refreshes += 1;
        return Response.json({ accessToken: "access-2", refreshToken: "refresh-2" });
      }
      const isGood = request.headers.get("Authorization") === "Bearer access-2";
      return isGood ? Response.json({ items: [] }) : new Response(null, { status: 401 });
    });
    first!.client.session.start(tokens);
    await Promise.all([first!.client.call("listCalls"), second!.client.call("listCalls")]);
    expect(refreshes).toBe(1);
  });

  it("without locks, the loser of a race takes the winner's tokens instead of signing everybody out", async () => {
    vi.stubGlobal("navigator", {});
    const [first, second] = openTabs(2, async (request) => {
      if (request.url.endsWith("/refresh")) {
        first!.store.write({ accessToken: "access-2", refreshToken: "refresh-2" });
        return new Response(null, { status: 401 });
      }
      const isGood = request.headers.get("Authorization") === "Bearer access-2";
      return isGood ? Response.json({ items: [] }) : new Response(null, { status: 401 });
    });
    const ended = vi.fn();
    second!.client.session.onSessionEnded(ended);
    first!.client.session.start(tokens);
    await second!.client.call("listCalls");
    expect(ended).not.toHaveBeenCalled();
  });

  it("end together: who signs out in one is told in the other", () => {
    const [first, second] = openTabs(2, async () => new Response());
    const ended = vi.fn();
    const endedHere = vi.fn();
    second!.client.session.onSessionEnded(ended);
    first!.client.session.onSessionEnded(endedHere);
    first!.client.session.start(tokens);
    expect(second!.client.session.isSignedIn).toBe(true);
    first!.client.session.end();
    expect(second!.client.session.isSignedIn).toBe(false);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(endedHere).not.toHaveBeenCalled();
  });

  it("notice another user, but not a renewal for the same one", () => {
    const [first, second] = openTabs(2, async () => new Response());
    const changed = vi.fn();
    second!.client.session.onUserChanged(changed);
    const tokenFor = (sub: string, nonce: number) => `h.${btoa(JSON.stringify({ sub, nonce }))}.s`;
    first!.client.session.start({ accessToken: tokenFor("ada", 1), refreshToken: "r" });
    first!.store.write({ accessToken: tokenFor("ada", 2), refreshToken: "r" });
    expect(changed).toHaveBeenCalledTimes(1);
    first!.client.session.start({ accessToken: tokenFor("bob", 3), refreshToken: "r" });
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
