import { afterEach, expect, it, vi } from "vitest";

const late = vi.hoisted(() => ({ isMissing: true }));
vi.mock("./afterTouch.js", async (original) => {
  if (late.isMissing) throw new TypeError("Failed to fetch dynamically imported module");
  return original();
});
vi.mock("./session/sharedTokens.js", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

// Another test of this process may have loaded the code.
vi.resetModules();
const { ApiError } = await import("./ApiError.js");
const { createClient } = await import("./client.js");
const { sessionFromFetch } = await import("./session/sessionFromFetch.js");

const body = { title: "Warm", color: "teal" } as const;

afterEach(() => {
  vi.unstubAllGlobals();
});

it("a refusal says its status where the code that reads it cannot be had", async () => {
  const refused = () => Response.json({ code: "OUT_OF_SCOPE", message: "No." }, { status: 403 });
  const client = createClient({ baseUrl: "http://server.test", fetch: async () => refused() });
  const failure: unknown = await client.call("listCalls").catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 403, operation: "listCalls", isTemporary: false });
});

it("a write fails as without a network where its code cannot be had, and is sent when somebody presses Save again", async () => {
  const send = vi.fn(async () => Response.json({ id: "t", ...body }, { status: 201 }));
  const client = createClient({ baseUrl: "http://server.test", fetch: send });
  const write = () => client.call("createPotentialCustomerTag", { body });
  await expect(write()).rejects.toMatchObject({ code: "NETWORK_FAILED", operation: "createPotentialCustomerTag" });
  late.isMissing = false;
  vi.stubGlobal("navigator", { onLine: false });
  await expect(write()).rejects.toMatchObject({ code: "NETWORK_FAILED" });
  expect(send).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
  await expect(write()).resolves.toMatchObject({ title: "Warm" });
  expect(send).toHaveBeenCalledTimes(1);
});

it("a partner's session begins and is renewed where the code that shares tokens among tabs cannot be had", async () => {
  let count = 0;
  const session = sessionFromFetch(async () => `opaque-${(count += 1)}`);
  expect(await session.token()).toBe("opaque-1");
  expect(await session.renew("opaque-1")).toBe("opaque-2");
  expect(await session.token()).toBe("opaque-2");
});
