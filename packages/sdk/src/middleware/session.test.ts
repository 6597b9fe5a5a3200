import { describe, expect, it, vi } from "vitest";

import type { ApiError } from "../ApiError.js";
import { createClient } from "../client.js";
import { memoryTokens } from "../session/memoryTokens.js";

const unauthenticated = () => Response.json({ code: "TOKEN_EXPIRED", message: "Sign in again." }, { status: 401 });
const page = () => Response.json({ items: [], metaData: { totalCount: 0 } });

/** A server that accepts one access token at a time and returns the next one for the refresh token. */
function serverWithTokens(refresh: (attempt: number) => Response | Promise<Response> = renewed) {
  const server = { accepts: "access-1", refreshes: [] as unknown[], requests: [] as { token: string; body: string }[] };
  const send = async (request: Request): Promise<Response> => {
    const body = await request.text();
    if (request.url.endsWith("/v1/auth/refresh")) {
      server.refreshes.push(JSON.parse(body));
      const answer = await refresh(server.refreshes.length);
      if (answer.ok) server.accepts = `access-${server.refreshes.length + 1}`;
      return answer;
    }
    const token = (request.headers.get("Authorization") ?? "").replace("Bearer ", "");
    server.requests.push({ token, body });
    if (request.signal.aborted) throw request.signal.reason;
    return token === server.accepts ? page() : unauthenticated();
  };
  return { server, send };
}

function renewed(attempt: number): Response {
  return Response.json({ accessToken: `access-${attempt + 1}`, refreshToken: `refresh-${attempt + 1}` });
}

function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

function signedIn(send: (request: Request) => Promise<Response>, accessToken = "stale") {
  const tokens = memoryTokens({ accessToken, refreshToken: "refresh-1" });
  const client = createClient({ baseUrl: "http://server.test", session: tokens, fetch: send });
  const refreshed = vi.fn();
  const ended = vi.fn();
  client.session.onTokenRefreshed(refreshed);
  client.session.onSessionEnded(ended);
  return { client, tokens, refreshed, ended };
}

describe("a session that renews itself", () => {
  it("A-API-01 speaks with the bearer token", async () => {
    const { server, send } = serverWithTokens();
    await signedIn(send, "access-1").client.call("listCalls");
    expect(server.requests).toEqual([{ token: "access-1", body: "" }]);
  });

  it("A-STATE-02 asks as nobody when signed out, and does not try to renew", async () => {
    const { server, send } = serverWithTokens();
    const client = createClient({ baseUrl: "http://server.test", fetch: send });
    await expect(client.call("listCalls")).rejects.toMatchObject({ status: 401 });
    expect(server).toMatchObject({ requests: [{ token: "" }], refreshes: [] });
  });

  it("A-ERR-01 A-ERR-02 A-ERR-03 A-API-02 ten rejected at once: one refresh, each repeated once, one event", async () => {
    const { server, send } = serverWithTokens();
    const { client, tokens, refreshed, ended } = signedIn(send);
    await Promise.all(Array.from({ length: 10 }, () => client.call("listCalls")));
    expect(server.refreshes).toEqual([{ refreshToken: "refresh-1" }]);
    expect(server.requests.filter(({ token }) => token === "stale")).toHaveLength(10);
    expect(server.requests.filter(({ token }) => token === "access-2")).toHaveLength(10);
    expect(tokens.read()).toEqual({ accessToken: "access-2", refreshToken: "refresh-2" });
    expect(refreshed).toHaveBeenCalledTimes(1);
    expect(ended).not.toHaveBeenCalled();
  });

  it("does not earn a second 401 by starting while a refresh is under way", async () => {
    const gate = createGate();
    const { server, send } = serverWithTokens(async (attempt) => {
      await gate.opened;
      return renewed(attempt);
    });
    const { client } = signedIn(send);
    const first = client.call("listCalls");
    await expect.poll(() => server.refreshes).toHaveLength(1);
    const second = client.call("listProducts");
    gate.open();
    await Promise.all([first, second]);
    expect(server.requests.map(({ token }) => token)).toEqual(["stale", "access-2", "access-2"]);
  });

  it("sends a body again that was rejected the first time", async () => {
    const { server, send } = serverWithTokens();
    const body = { ids: ["019a9c3e-0ca1-7000-8000-000000000001"] };
    await signedIn(send).client.call("cancelCalls", { body });
    expect(server.requests.map((request) => JSON.parse(request.body) as unknown)).toEqual([body, body]);
  });

  it("A-STATE-04 tries once: a second rejection reaches the caller", async () => {
    const { server, send } = serverWithTokens(() => Response.json({ accessToken: "wrong", refreshToken: "r" }));
    server.accepts = "nothing";
    await expect(signedIn(send).client.call("listCalls")).rejects.toMatchObject({ code: "TOKEN_EXPIRED" });
    expect(server.requests).toHaveLength(2);
  });

  it("rejects a request that was aborted during the refresh, and renews for the others", async () => {
    const { send } = serverWithTokens();
    const { client, tokens } = signedIn(send);
    const controller = new AbortController();
    const aborted = client.call("listCalls", {}, { signal: controller.signal });
    const other = client.call("listCalls");
    client.session.onTokenRefreshed(() => controller.abort());
    await expect(aborted).rejects.toMatchObject({ code: "ABORTED" });
    await other;
    expect(tokens.read()?.accessToken).toBe("access-2");
  });

  const refusals: [title: string, status: number][] = [
    ["refused", 401],
    ["of a family that was revoked", 403],
    ["malformed", 400],
  ];
  it.each(refusals)(
    "A-ERR-04 R-14 a refresh token that is %s ends the session once and leaves the rest to the logout page",
    async (_title, status) => {
      const { server, send } = serverWithTokens(() => new Response(null, { status }));
      const { client, tokens, ended, refreshed } = signedIn(send);
      const calls = await Promise.allSettled(Array.from({ length: 5 }, () => client.call("listCalls")));
      expect(calls.map((call) => call.status === "rejected" && (call.reason as ApiError).status)).toEqual(
        Array(5).fill(401),
      );
      expect(server.refreshes).toHaveLength(1);
      expect(ended).toHaveBeenCalledTimes(1);
      expect(refreshed).not.toHaveBeenCalled();
      expect(tokens.read()).toEqual({ refreshToken: "refresh-1" });
      expect(client.session.isSignedIn).toBe(false);
    },
  );

  it("A-ERR-10 ends the session when there is no refresh token to ask with", async () => {
    const { server, send } = serverWithTokens();
    const { client, tokens, ended } = signedIn(send);
    tokens.write({ accessToken: "stale" });
    await expect(client.call("listCalls")).rejects.toMatchObject({ status: 401 });
    expect(server.refreshes).toEqual([]);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  const troubles: [title: string, trouble: () => Response | Promise<Response>, code: string][] = [
    ["no network", () => Promise.reject(new TypeError("Failed to fetch")), "NETWORK_FAILED"],
    ["a server in trouble", () => new Response(null, { status: 503 }), "SERVICE_UNAVAILABLE"],
    ["a server that is busy", () => new Response(null, { status: 429 }), "TOO_MANY_REQUESTS"],
  ];
  it.each(troubles)("%s during the refresh signs nobody out", async (_title, trouble, code) => {
    const { send } = serverWithTokens((attempt) => (attempt === 1 ? trouble() : renewed(attempt - 1)));
    const { client, ended } = signedIn(send);
    await expect(client.call("listCalls")).rejects.toMatchObject({ code });
    expect(ended).not.toHaveBeenCalled();
    expect(client.session.isSignedIn).toBe(true);
  });

  it("A-STATE-03 signing out during a refresh is not undone by its answer", async () => {
    const gate = createGate();
    const { server, send } = serverWithTokens(async (attempt) => {
      await gate.opened;
      return renewed(attempt);
    });
    const { client, tokens, ended } = signedIn(send);
    const call = client.call("listCalls");
    await expect.poll(() => server.refreshes).toHaveLength(1);
    client.session.end();
    gate.open();
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(tokens.read()).toBeNull();
    expect(ended).not.toHaveBeenCalled();
  });
});
