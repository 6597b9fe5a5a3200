import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, expect, it } from "vitest";

import { startTestServer } from "../../testing/startTestServer.ts";

const server = await startTestServer();
afterAll(() => server[Symbol.asyncDispose]());

it("A-API-21, A-ENT-04 the country list has every country with its time zones", async () => {
  const seller = await server.sdk("seller@callwright.test");
  const { items, metaData } = await seller.call("listCountries");
  expect(metaData.totalCount).toBe(items.length);
  expect(items.find(({ iso2 }) => iso2 === "TR")).toMatchObject({ timeZones: ["Europe/Istanbul"] });
});

it("A-API-22 one country is found by its id, an unknown one is not", async () => {
  const seller = await server.signIn("seller@callwright.test");
  const [country] = (await seller.get<Schemas["CountryList"]>("/v1/countries")).body.items;
  expect((await seller.get<Schemas["Country"]>(`/v1/countries/${country!.id}`)).body).toEqual(country);
  expect((await seller.get("/v1/countries/019f0000-0000-7000-8000-000000000000")).status).toBe(404);
  expect((await seller.get("/v1/countries/not-an-id")).status).toBe(400);
});

it("asks for a sign-in", async () => {
  expect((await server.anonymous.get("/v1/countries")).status).toBe(401);
});
