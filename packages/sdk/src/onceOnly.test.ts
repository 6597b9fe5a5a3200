import { afterEach, describe, expect, it, vi } from "vitest";

import type { ApiError } from "./ApiError.js";
import { createClient } from "./client.js";

const body = { title: "Warm", color: "teal" } as const;
const made = () => Response.json({ id: "t", title: "Warm" }, { status: 201 });
const lost = () => {
  throw new TypeError("Failed to fetch");
};
const fail = (status: number, code: string) => () => Response.json({ code, message: "No." }, { status });

/** A client whose requests are answered one after the other. */
function clientFor(...answers: (() => Response)[]) {
  const keys: (string | null)[] = [];
  const send = (request: Request) => {
    keys.push(request.headers.get("Idempotency-Key"));
    return Promise.resolve((answers.shift() ?? made)());
  };
  const client = createClient({
    baseUrl: "http://server.test",
    fetch: async (request) => send(request),
    repeatsAfterMs: [1, 1],
  });
  return { client, keys };
}

describe("a write is done once, however often it is sent", () => {
  it("goes out under a key of its own", async () => {
    const { client, keys } = clientFor();
    await client.call("createPotentialCustomerTag", { body });
    await client.call("createPotentialCustomerTag", { body });
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it("goes out again under the same key when its answer was lost", async () => {
    const { client, keys } = clientFor(lost, fail(503, "SERVICE_UNAVAILABLE"));
    await client.call("createPotentialCustomerTag", { body });
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it("keeps the key when somebody presses Save again after all repetitions failed", async () => {
    const { client, keys } = clientFor(lost, lost, lost);
    await expect(client.call("createPotentialCustomerTag", { body })).rejects.toMatchObject({ code: "NETWORK_FAILED" });
    await client.call("createPotentialCustomerTag", { body });
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
    await client.call("createPotentialCustomerTag", { body: { ...body, title: "Another" } });
    await client.call("createPotentialCustomerTag", { body });
    expect(new Set(keys).size).toBe(3);
  });

  it("says that it is safe to repeat while its answer is lost, also in other words", async () => {
    const { client } = clientFor(lost, lost, lost, fail(409, "CONFLICT"));
    const failure: unknown = await client.call("createPotentialCustomerTag", { body }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ isSafeToRepeat: true });
    expect((failure as ApiError).saying("Lost.")).toMatchObject({ message: "Lost.", isSafeToRepeat: true });
    const refusal: unknown = await client.call("createPotentialCustomerTag", { body }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "CONFLICT", isSafeToRepeat: undefined });
  });

  describe("without a network", () => {
    afterEach(() => vi.unstubAllGlobals());
    const setOnline = (onLine: boolean) => vi.stubGlobal("navigator", { onLine });
    const failureOf = (call: Promise<unknown>) => call.catch((error: unknown) => error);

    it("says that it was not sent, and nothing of it is open when it is sent later", async () => {
      const { client, keys } = clientFor(lost, lost, made);
      setOnline(false);
      for (const _ of [1, 2])
        expect(await failureOf(client.call("createPotentialCustomerTag", { body }))).toMatchObject({
          code: "NETWORK_FAILED",
          isUnsent: true,
          isSafeToRepeat: undefined,
        });
      setOnline(true);
      await client.call("createPotentialCustomerTag", { body });
      expect(new Set(keys).size).toBe(keys.length);
    });

    it("does not say so of one that was sent before, in the same call or an earlier one", async () => {
      const leave = () => {
        setOnline(false);
        return lost();
      };
      const { client } = clientFor(leave, lost);
      setOnline(true);
      const unknown = { code: "NETWORK_FAILED", isUnsent: false, isSafeToRepeat: true };
      expect(await failureOf(client.call("createPotentialCustomerTag", { body }))).toMatchObject(unknown);
      expect(await failureOf(client.call("createPotentialCustomerTag", { body }))).toMatchObject(unknown);
    });

    it("says so of an edit, which has no key", async () => {
      const { client } = clientFor(lost, lost, fail(409, "CONFLICT"));
      const edit = { path: { id: "019a9c3e-0ca1-7000-8000-000000000001" }, body };
      expect(await failureOf(client.call("updatePotentialCustomerTag", edit))).toMatchObject({ isUnsent: false });
      setOnline(false);
      expect(await failureOf(client.call("updatePotentialCustomerTag", edit))).toMatchObject({ isUnsent: true });
      // A server on the same machine answers all the same.
      expect(await failureOf(client.call("updatePotentialCustomerTag", edit))).toMatchObject({ isUnsent: false });
    });
  });

  it("is not sent again when the server has answered", async () => {
    const { client, keys } = clientFor(fail(409, "CONFLICT"));
    await expect(client.call("createPotentialCustomerTag", { body })).rejects.toMatchObject({ code: "CONFLICT" });
    await client.call("createPotentialCustomerTag", { body });
    expect(keys).toHaveLength(2);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it("waits while the first one is still under way", async () => {
    const { client, keys } = clientFor(lost, fail(409, "IDEMPOTENCY_KEY_IN_FLIGHT"));
    await client.call("createPotentialCustomerTag", { body });
    expect(new Set(keys).size).toBe(1);
  });

  it("is not repeated for a caller that gave up", async () => {
    const stopping = new AbortController();
    const { client, keys } = clientFor(() => {
      stopping.abort();
      throw stopping.signal.reason;
    });
    const { signal } = stopping;
    await expect(client.call("createPotentialCustomerTag", { body }, { signal })).rejects.toMatchObject({
      code: "ABORTED",
    });
    expect(keys).toHaveLength(1);
  });

  it("reads and logins carry no key", async () => {
    const { client, keys } = clientFor(() => Response.json({ items: [], metaData: { totalCount: 0 } }));
    await client.call("listCalls");
    expect(keys).toEqual([null]);
  });
});
