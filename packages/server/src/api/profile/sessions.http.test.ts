import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, describe, expect, it } from "vitest";

import { movableClock } from "../../testing/movableClock.ts";
import { people } from "../../testing/people.ts";
import { startTestServer } from "../../testing/startTestServer.ts";

const clock = movableClock("2027-03-01T09:00:00Z");
const server = await startTestServer({ clock });
afterAll(() => server[Symbol.asyncDispose]());

const path = "/v1/users/profile/sessions";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
/** Signs in on a device. */
async function signIn(email: string, userAgent = firefox) {
  const credentials = { email, password: "Callwright1" };
  const { body } = await server.anonymous
    .with({ "user-agent": userAgent })
    .post<Schemas["Session"]>("/v1/auth/login", credentials);
  const client = server.anonymous.with({ authorization: `Bearer ${body.accessToken}` });
  const sessions = async () => (await client.get<Schemas["SessionList"]>(path)).body;
  return { client, refreshToken: body.refreshToken, sessions };
}
const at = (time: string) => expect.stringContaining(`2027-03-01T${time}:`) as string;
const refresh = (refreshToken: string) =>
  server.anonymous.post<Schemas["TokenPair"]>("/v1/auth/refresh", { refreshToken });
const isSignedIn = async ({ client, refreshToken }: Awaited<ReturnType<typeof signIn>>) => [
  (await client.get("/v1/users/profile/me")).status,
  (await refresh(refreshToken)).status,
];

describe("where somebody is signed in", () => {
  it("is listed: each device, when it was last used, and which one this is", async () => {
    const there = await signIn(people.representative, "Telephone/1.0");
    clock.moveTo("2027-03-01T09:10:00Z");
    const here = await signIn(people.representative);
    clock.moveTo("2027-03-01T09:20:00Z");
    await refresh(there.refreshToken);
    const { items, metaData } = await here.sessions();
    expect(metaData.totalCount).toBe(2);
    expect(items).toEqual([
      {
        id: expect.any(String) as string,
        userAgent: firefox,
        startedAt: at("09:10"),
        lastUsedAt: at("09:10"),
        isCurrent: true,
      },
      {
        id: expect.any(String) as string,
        userAgent: "Telephone/1.0",
        startedAt: at("09:00"),
        lastUsedAt: at("09:20"),
        isCurrent: false,
      },
    ]);
  });

  it("one of them can be signed out, at once", async () => {
    const there = await signIn(people.master);
    const here = await signIn(people.master);
    const other = (await here.sessions()).items.find(({ isCurrent }) => !isCurrent);
    expect((await here.client.delete(`${path}/${other?.id}`)).status).toBe(204);
    expect(await isSignedIn(there)).toEqual([401, 401]);
    expect((await here.sessions()).metaData.totalCount).toBe(1);
    expect((await here.client.delete(`${path}/${other?.id}`)).status, "it is over").toBe(404);
  });

  it("everywhere else can be signed out with one press", async () => {
    const elsewhere = [await signIn(people.seller), await signIn(people.seller)];
    const here = await signIn(people.seller);
    expect((await here.client.delete(path)).status).toBe(204);
    for (const session of elsewhere) expect(await isSignedIn(session)).toEqual([401, 401]);
    expect(await isSignedIn(here)).toEqual([200, 200]);
  });

  it("nobody sees or ends another person's", async () => {
    const victim = await signIn(people.freeSeller);
    const stranger = await signIn(people.admin);
    const [session] = (await victim.sessions()).items;
    expect((await stranger.client.delete(`${path}/${session?.id}`)).status).toBe(404);
    expect(await isSignedIn(victim)).toEqual([200, 200]);
    expect((await server.anonymous.get(path)).status).toBe(401);
    expect((await server.anonymous.delete(path)).status).toBe(401);
  });
});

it("a session ends 90 days after it began, however often it is used", async () => {
  let { refreshToken } = await signIn(people.newcomer);
  const began = clock.now().getTime();
  const onDay = (day: number) => clock.moveTo(new Date(began + day * 86_400_000).toISOString());
  for (const day of [13, 26, 39, 52, 65, 78, 89]) {
    onDay(day);
    const { status, body } = await refresh(refreshToken);
    expect({ day, status }).toEqual({ day, status: 200 });
    refreshToken = body.refreshToken;
  }
  onDay(90);
  expect((await refresh(refreshToken)).status).toBe(401);
});
