import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ApiError } from "../ApiError.js";
import { memoryTokens } from "./memoryTokens.js";
import { storedSession } from "./storedSession.js";

const minuteMs = 60_000;
let issued = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T12:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A token of the server, valid for 15 minutes by the server's clock. */
function tokenOf(serverNow = Date.now()) {
  return `h.${btoa(JSON.stringify({ sub: "ada", exp: serverNow / 1000 + 15 * 60, jti: (issued += 1) }))}.s`;
}

/** Signed in, with a server whose clock is behind this device's. */
function signedIn({ behindMs = 0 } = {}) {
  const fresh = () => ({ accessToken: tokenOf(Date.now() - behindMs), refreshToken: "refresh" });
  const refresh = vi.fn(async () => fresh());
  const session = storedSession(memoryTokens(), refresh);
  const { accessToken } = fresh();
  session.start({ accessToken, refreshToken: "refresh" });
  return { session, refresh, accessToken };
}

test("a session goes on without a rejected request: its token is renewed shortly before it ends, once for all who ask", async () => {
  const { session, refresh, accessToken } = signedIn();
  vi.setSystemTime(Date.now() + 14 * minuteMs);
  expect(await session.token()).toBe(accessToken);
  vi.setSystemTime(Date.now() + minuteMs);
  const [first, second] = await Promise.all([session.token(), session.token()]);
  expect(first).not.toBe(accessToken);
  expect(second).toBe(first);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test("where the clock of a device is wrong, tokens are renewed once too often, not before every request", async () => {
  const { session, refresh } = signedIn({ behindMs: 60 * minuteMs });
  for (let request = 0; request < 5; request += 1) await session.token();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test("a token that does not say when it ends is used until the server rejects it", async () => {
  const { session, refresh } = signedIn();
  session.start({ accessToken: "opaque", refreshToken: "refresh" });
  vi.setSystemTime(Date.now() + 60 * minuteMs);
  expect(await session.token()).toBe("opaque");
  expect(refresh).not.toHaveBeenCalled();
});

test("without a network the request goes out with the token in hand, and later ones try again", async () => {
  const { session, refresh, accessToken } = signedIn();
  refresh.mockRejectedValueOnce(new ApiError({ code: "NETWORK_FAILED", message: "The network is down." }));
  vi.setSystemTime(Date.now() + 15 * minuteMs);
  expect(await session.token()).toBe(accessToken);
  expect(await session.token()).not.toBe(accessToken);
});

test("a session whose renewal is refused has ended before any request fails", async () => {
  const { session, refresh } = signedIn();
  const ended = vi.fn();
  session.onSessionEnded(ended);
  refresh.mockRejectedValueOnce(new ApiError({ code: "UNAUTHENTICATED", message: "It is over.", status: 401 }));
  vi.setSystemTime(Date.now() + 15 * minuteMs);
  expect(await session.token()).toBeNull();
  expect(ended).toHaveBeenCalledTimes(1);
});
