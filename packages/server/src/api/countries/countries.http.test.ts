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
  // the names that a search matches, besides their own.
  const namesOf = (iso2: string) => items.find((country) => country.iso2 === iso2)?.otherNames;
  expect([namesOf("TR"), namesOf("NL"), namesOf("DE"), namesOf("GB")]).toMatchObject([
    expect.arrayContaining(["Turkey"]),
    expect.arrayContaining(["Holland"]),
    expect.arrayContaining(["Deutschland"]),
    expect.arrayContaining(["UK"]),
  ]);
});

it("A-API-22 one country is found by its id, an unknown one is not", async () => {
  const seller = await server.signIn("seller@callwright.test");
  const [country] = (await seller.get<Schemas["CountryList"]>("/v1/countries")).body.items;
  expect((await seller.get<Schemas["Country"]>(`/v1/countries/${country!.id}`)).body).toEqual(country);
  expect((await seller.get("/v1/countries/019f0000-0000-7000-8000-000000000000")).status).toBe(404);
  expect((await seller.get("/v1/countries/not-an-id")).status).toBe(400);
});

it("A-API-23, A-API-24, B-CSET-06: the real cities of a country, found as people type them", async () => {
  const seller = await server.sdk("seller@callwright.test");
  const { items: countries } = await seller.call("listCountries");
  const idOf = (iso2: string) => countries.find((country) => country.iso2 === iso2)?.id ?? "";
  const count = async (iso2: string) =>
    (await seller.call("listCities", { path: { id: idOf(iso2) }, query: { perPage: 1 } })).metaData.totalCount;
  expect(await count("US")).toBeGreaterThan(2000);
  expect(await count("TR")).toBeGreaterThan(300);
  expect(await count("MT")).toBeGreaterThanOrEqual(8);

  const path = { id: idOf("TR") };
  const find = async (text: string) => (await seller.call("listCities", { path, query: { text } })).items;
  const [izmir] = await find("İzmir");
  expect(izmir?.name).toBe("İzmir");
  expect(await find("izm")).toContainEqual(izmir);
  expect(await seller.call("getCity", { path: { ...path, cityId: izmir?.id ?? "" } })).toEqual(izmir);
  const elsewhere = seller.call("getCity", { path: { id: idOf("GR"), cityId: izmir?.id ?? "" } });
  await expect(elsewhere).rejects.toMatchObject({ status: 404 });
});

it("asks for a sign-in", async () => {
  expect((await server.anonymous.get("/v1/countries")).status).toBe(401);
});
