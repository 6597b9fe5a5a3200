import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { createClient } from "../client.js";
import { sessionFromFetch } from "./sessionFromFetch.js";

const start = new Date("2026-11-20T12:00:00Z");
const inMinutes = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a session whose tokens come from the partner's backend", () => {
  it("asks once however many widgets need a token, and goes on with it", async () => {
    const fetchSession = vi.fn(async () => ({ token: "t-1", expiresAt: inMinutes(15).toISOString() }));
    const session = sessionFromFetch(fetchSession);
    expect(await Promise.all([session.token(), session.token(), session.token()])).toEqual(["t-1", "t-1", "t-1"]);
    expect(await session.token()).toBe("t-1");
    expect(fetchSession).toHaveBeenCalledTimes(1);
  });

  const lifetimes: [title: string, fetched: (nth: number) => string | { token: string; expiresAt: string }][] = [
    ["as the answer says", (nth) => ({ token: `t-${nth}`, expiresAt: inMinutes(15).toISOString() })],
    ["as the token itself says", (nth) => `${nth}.${btoa(JSON.stringify({ exp: inMinutes(15).getTime() / 1000 }))}.s`],
  ];
  it.each(lifetimes)("asks again shortly before the token expires, %s", async (_title, fetched) => {
    let count = 0;
    const session = sessionFromFetch(async () => fetched((count += 1)));
    await session.token();
    vi.setSystemTime(inMinutes(14));
    await session.token();
    expect(count).toBe(1);
    vi.setSystemTime(inMinutes(14.6));
    await session.token();
    expect(count).toBe(2);
  });

  it("asks once on a device whose clock is ahead, where every token seems to be over", async () => {
    let count = 0;
    const fetchSession = async () => ({ token: `t-${(count += 1)}`, expiresAt: inMinutes(-5).toISOString() });
    const session = sessionFromFetch(fetchSession);
    const renewed = vi.fn();
    session.onTokenRefreshed(renewed);
    expect([await session.token(), await session.token(), await session.token()]).toEqual(["t-1", "t-1", "t-1"]);
    expect(await session.renew("t-1")).toBe("t-2");
    expect([await session.token(), count, renewed.mock.calls.length]).toEqual(["t-2", 2, 1]);
  });

  it("asks again when the server rejects the token early", async () => {
    let count = 0;
    const session = sessionFromFetch(async () => `opaque-${(count += 1)}`);
    const client = createClient({
      baseUrl: "http://server.test",
      session,
      fetch: async ({ headers }) =>
        headers.get("Authorization") === "Bearer opaque-2"
          ? Response.json({ items: [] })
          : new Response(null, { status: 401 }),
    });
    await Promise.all([client.call("listCalls"), client.call("listCalls")]);
    expect(count).toBe(2);
  });

  it("ends once when the backend has no other token than the rejected one", async () => {
    const session = sessionFromFetch(async () => "the-only-one");
    const ended = vi.fn();
    session.onSessionEnded(ended);
    expect(await session.token()).toBe("the-only-one");
    expect(await Promise.all([session.renew("the-only-one"), session.renew("the-only-one")])).toEqual([null, null]);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(await session.token()).toBeNull();
  });

  it("goes on with the token it has while the backend is down, for as long as that lasts", async () => {
    let isDown = false;
    const session = sessionFromFetch(async () => {
      if (isDown) throw new TypeError("down");
      return { token: "t-1", expiresAt: inMinutes(15).toISOString() };
    });
    await session.token();
    isDown = true;
    vi.setSystemTime(inMinutes(14.8));
    expect(await session.token()).toBe("t-1");
    vi.setSystemTime(inMinutes(15.1));
    await expect(session.token()).rejects.toMatchObject({ code: "NETWORK_FAILED" });
  });

  it("expires once when it cannot be renewed, and goes on when somebody tries again with success", async () => {
    let backend: "fine" | "signedOut" = "fine";
    let count = 0;
    const session = sessionFromFetch(async () => {
      if (backend === "signedOut") throw new Error("/callwright-session answered 401.");
      return { token: `t-${(count += 1)}`, expiresAt: inMinutes(15 * count).toISOString() };
    });
    const [ended, changed] = [vi.fn(), vi.fn()];
    session.onSessionEnded(ended);
    session.expiry?.onChanged(changed);
    await session.token();
    backend = "signedOut";
    vi.setSystemTime(inMinutes(16));
    await expect(session.token()).rejects.toThrow();
    await expect(session.token()).rejects.toThrow();
    expect(ended).toHaveBeenCalledTimes(1);
    expect(session.expiry?.isExpired).toBe(true);
    expect(await session.expiry?.retry()).toBe(false);
    backend = "fine";
    expect(await session.expiry?.retry()).toBe(true);
    expect([session.expiry?.isExpired, await session.token()]).toEqual([false, "t-2"]);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it.each<[title: string, refuse: () => Promise<Response>]>([
    ["with 401", async () => new Response(null, { status: 401 })],
    ["with an error that tells 401", () => Promise.reject(Object.assign(new Error("Denied"), { status: 401 }))],
    ["as axios does", () => Promise.reject(Object.assign(new Error("Denied"), { response: { status: 401 } }))],
  ])(
    "has expired from the start where the page's backend answers %s: nobody is signed in there",
    async (_title, refuse) => {
      let isSignedIn = false;
      const session = sessionFromFetch(async () => (isSignedIn ? "t-1" : refuse()));
      const ended = vi.fn();
      session.onSessionEnded(ended);
      await expect(session.token()).rejects.toMatchObject({ code: "SESSION_ENDPOINT_FAILED", status: 401 });
      expect([ended.mock.calls.length, session.expiry?.isExpired]).toEqual([1, true]);
      isSignedIn = true;
      expect(await session.expiry?.retry()).toBe(true);
      expect(await session.token()).toBe("t-1");
    },
  );

  it("has not expired where the backend is broken, or its key is not taken", async () => {
    for (const answer of [
      new Response(null, { status: 500 }),
      Response.json({ code: "KEY_REVOKED" }, { status: 401 }),
    ]) {
      const session = sessionFromFetch(async () => answer);
      await expect(session.token()).rejects.toMatchObject({ status: answer.status });
      expect(session.expiry?.isExpired).toBe(false);
    }
  });

  it("reads again what is on a screen once it goes on", async () => {
    let token = "old";
    const session = sessionFromFetch(async () => token);
    const client = createClient({
      baseUrl: "http://server.test",
      session,
      fetch: async ({ headers }) =>
        headers.get("Authorization") === "Bearer new"
          ? Response.json({ items: [] })
          : new Response(null, { status: 401 }),
    });
    await expect(client.call("listCalls")).rejects.toMatchObject({ status: 401 });
    expect(session.expiry?.isExpired).toBe(true);
    token = "new";
    // A repeated form need not request the session first.
    await expect(client.call("listCalls")).resolves.toEqual({ items: [] });
    expect(session.expiry?.isExpired).toBe(false);
  });

  it("forgets what it has read when the page's backend answers for another person", async () => {
    const tokenOf = (endUser: string, jti: number) => `h.${btoa(JSON.stringify({ endUser, jti }))}.s`;
    let token = tokenOf("ada", 1);
    const session = sessionFromFetch(async () => token);
    const changed = vi.fn();
    session.onUserChanged(changed);
    await session.token();
    token = tokenOf("ada", 2);
    expect(await session.renew(tokenOf("ada", 1))).toBe(token);
    expect(changed).not.toHaveBeenCalled();
    token = tokenOf("bob", 3);
    expect(await session.renew(tokenOf("ada", 2))).toBe(token);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it("a backend that fails fails the request, and may be asked again", async () => {
    const fetchSession = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError("down"))
      .mockResolvedValue("t");
    const client = createClient({
      baseUrl: "http://server.test",
      session: sessionFromFetch(fetchSession),
      fetch: async () => Response.json({ items: [] }),
    });
    await expect(client.call("listCalls")).rejects.toMatchObject({ code: "NETWORK_FAILED" });
    await expect(client.call("listCalls")).resolves.toEqual({ items: [] });
  });
});
