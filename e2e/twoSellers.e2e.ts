import { randomUUID } from "node:crypto";

import { createClient } from "@callwright/sdk";
import type { Page } from "playwright-core";
import { afterAll, expect, inject, test } from "vitest";

import { axeFindings } from "./axe.ts";
import { newSeller } from "./newSeller.ts";
import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

const password = "Callwright1";

/** A company with one customer, and two people who work with it. */
async function twoSellers() {
  const { email: one, client } = await newSeller("Ceren");
  await client.call("completeWelcome");
  const { sellerCompanies } = await client.call("getProfile");
  const [country] = (await client.call("listCountries")).items;
  const [product] = (await client.call("listProducts", { query: {} })).items;
  const { id } = await client.call("createPotentialCustomer", {
    body: { name: "Nordlys Spa", headquarterCountryId: country?.id ?? "", productIds: [product?.id ?? ""] },
  });
  const admin = createClient({ baseUrl: inject("productUrl") });
  admin.session.start(await admin.call("login", { body: { email: "admin@callwright.test", password } }));
  const other = `deniz.${randomUUID().slice(0, 8)}@new-seller.test`;
  const sellerCompanyIds = sellerCompanies.map((company) => company.id);
  const name = { name: "Deniz", surname: "Kaya" };
  await admin.call("createUser", { body: { ...name, email: other, password, role: "SELLER", sellerCompanyIds } });
  const second = createClient({ baseUrl: inject("productUrl") });
  second.session.start(await second.call("login", { body: { email: other, password } }));
  await second.call("completeWelcome");
  return { one, other, client, id };
}

/** Opens the customer and returns its drawer. */
async function openCustomer(page: Page, email: string) {
  await arrive(page, email);
  await page.getByRole("link", { name: "Potential Customers", exact: true }).click();
  await page.getByRole("row", { name: "Nordlys Spa" }).click();
  const drawer = page.getByRole("dialog", { name: "Nordlys Spa" });
  await drawer.getByRole("textbox", { name: "Name" }).waitFor();
  return page.getByRole("dialog");
}

const field = (drawer: Awaited<ReturnType<typeof openCustomer>>, name: string) => drawer.getByRole("textbox", { name });

test("two sellers edit one prospect: nobody's change is lost, and who comes second decides", async () => {
  const { one, other, client, id } = await twoSellers();
  const ceren = await newPerson();
  const deniz = await newPerson();
  const cerens = await openCustomer(ceren.page, one);
  const denizs = await openCustomer(deniz.page, other);

  // Ceren has begun to type when Deniz saves.
  await field(cerens, "Name").fill("Nordlys Spa Oslo");
  await field(denizs, "Name").fill("Nordlys Spa AS");
  await field(denizs, "Website").fill("nordlys.test");
  await denizs.getByRole("button", { name: "Save" }).click();
  await deniz.page.getByText("Potential Customer updated successfully").waitFor();

  await cerens.getByRole("button", { name: "Save" }).click();
  const question = cerens.getByRole("group", { name: /^Deniz Kaya changed this/ });
  await question.waitFor();
  await question.getByText("Nordlys Spa AS").waitFor();
  await question.getByText("Nordlys Spa Oslo").waitFor();
  expect(await field(cerens, "Name").inputValue()).toBe("Nordlys Spa Oslo");
  expect(await field(cerens, "Website").inputValue()).toBe("nordlys.test");
  expect(await axeFindings(ceren.page)).toEqual([]);
  expect((await client.call("getPotentialCustomer", { path: { id } })).name).toBe("Nordlys Spa AS");

  await ceren.page.keyboard.press("Tab");
  await ceren.page.keyboard.press("Enter"); // Keep mine
  await ceren.page.getByText("Potential Customer updated successfully").waitFor();
  expect(await client.call("getPotentialCustomer", { path: { id } })).toMatchObject({
    name: "Nordlys Spa Oslo",
    website: expect.stringContaining("nordlys.test") as string,
  });
  // Deniz, who has typed nothing since, sees it without any action.
  await expect.poll(() => field(denizs, "Name").inputValue()).toBe("Nordlys Spa Oslo");

  // The other way round: Deniz is second and chooses Ceren's version.
  await field(denizs, "Name").fill("Nordlys Group");
  await field(cerens, "Name").fill("Nordlys Spa Bergen");
  await cerens.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(async () => (await client.call("getPotentialCustomer", { path: { id } })).name)
    .toBe("Nordlys Spa Bergen");
  await denizs.getByRole("button", { name: "Save" }).click();
  await denizs.getByRole("button", { name: "Take theirs" }).click();
  await expect.poll(() => field(denizs, "Name").inputValue()).toBe("Nordlys Spa Bergen");
  expect((await client.call("getPotentialCustomer", { path: { id } })).name).toBe("Nordlys Spa Bergen");
  // The browser itself reports each refusal.
  expect([...ceren.complaints, ...deniz.complaints].filter((text) => !text.includes("412"))).toEqual([]);
});
