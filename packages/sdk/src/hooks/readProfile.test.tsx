import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";

import type { CallwrightClient } from "../connect.js";
import { createClient } from "../client.js";
import { createFakeApi, fail, fixtures, never, ok } from "../fake/index.js";
import { CallwrightApiProvider, readProfile, useGetProfile } from "./index.js";

const ada = fixtures.profile({ name: "Ada" });
const below =
  (client: CallwrightClient) =>
  ({ children }: { children?: ReactNode }) => <CallwrightApiProvider client={client}>{children}</CallwrightApiProvider>;

test("an app that must know who is signed in asks together with the page that it then renders", async () => {
  const api = createFakeApi({ getProfile: () => ok(ada) });
  await expect(readProfile(api.client)).resolves.toEqual(ada);
  const { result } = await renderHook(() => useGetProfile(), { wrapper: below(api.client) });
  expect(result.current.data).toEqual(ada);
  await expect.poll(() => result.current.isValidating).toBe(false);
  expect(api.requests("getProfile")).toHaveLength(1);
});

test("it is told once that the server cannot say, and may ask again", async () => {
  const api = createFakeApi({ getProfile: () => fail(503, "SERVICE_UNAVAILABLE") });
  await expect(readProfile(api.client)).rejects.toMatchObject({ status: 503 });
  expect(api.requests("getProfile")).toHaveLength(1);
  api.use({ getProfile: () => ok(ada) });
  await expect(readProfile(api.client)).resolves.toEqual(ada);
});

test("nobody is signed in once the session has ended, also while it is asked", async () => {
  const api = createFakeApi({ getProfile: () => never() });
  const asked = readProfile(api.client);
  api.client.session.end();
  await expect(asked).resolves.toBeUndefined();
  await expect(readProfile(api.client)).resolves.toBeUndefined();
  expect(api.requests("getProfile")).toHaveLength(1);
});

test("it is told once that the profile is refused, although the session can be renewed (A-ERR-03)", async () => {
  let asked = 0;
  const client = createClient({
    baseUrl: "https://calls.test",
    fetch: async ({ url }) => {
      await new Promise((resolve) => setTimeout(resolve));
      if (url.endsWith("/auth/refresh")) return Response.json({ accessToken: `new ${asked}`, refreshToken: "refresh" });
      asked += 1;
      return Response.json({ code: "UNAUTHORIZED", message: "No." }, { status: 401 });
    },
  });
  client.session.start({ accessToken: "access", refreshToken: "refresh" });
  await expect(readProfile(client)).rejects.toMatchObject({ status: 401 });
  expect(asked).toBe(2);
});
