import type { CallwrightClient } from "@callwright/sdk";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";

import { addToCallCenter, connect } from "./callList.ts";
import { arrive, closeBrowser, newPerson } from "./person.ts";

const seller = "seller@callwright.test";
const usual = "+90 232 555 01 42";
const british = "+44 20 7946 0321";
const american = "+1 312 555 0190";

const oslo = { country: "NO", timeZone: "Europe/Oslo", surname: "Dahl" };
const hanne = { ...oslo, customer: "Hanne Dahl Mat", name: "Hanne", phoneNumber: "+4722860218" };
const sigrid = { ...oslo, customer: "Sigrid Dahl Mat", name: "Sigrid", phoneNumber: "+4722860226" };

afterAll(closeBrowser);

describe("the number that a customer sees", () => {
  test("R-35 B-NUM-06 A-CALLS-01 is the one chosen for them, else the company's default one of the day, and the calls say which it was", async ({
    onTestFinished,
  }) => {
    const connection = await connect(seller);
    await addToCallCenter(connection, [hanne, sigrid]);
    // Other journeys call from the default number, so it has to be reset.
    onTestFinished(() => backToUsual(connection));
    const { page, complaints } = await newPerson();
    await arrive(page, seller);

    await chooseNumber(page, hanne.customer, british);
    expect(await callFrom(page, hanne)).toContain(`From ${british}`);

    await makeDefault(page, american);
    expect(await callFrom(page, sigrid)).toContain(`From ${american}`);

    await page.getByRole("link", { name: "My Calls" }).click();
    await page.getByRole("row", { name: hanne.customer }).getByText(british).waitFor();
    await page.getByRole("row", { name: sigrid.customer }).getByText(american).waitFor();
    await page.getByRole("row", { name: sigrid.customer }).getByText(sigrid.customer).click();
    await page.getByRole("dialog", { name: sigrid.customer }).getByText(american).waitFor();
    expect(complaints).toEqual([]);
  });
});

async function chooseNumber(page: Page, customer: string, number: string): Promise<void> {
  await page.getByRole("link", { name: "Call Center" }).click();
  await page.getByRole("row", { name: customer }).getByText(customer).click();
  const drawer = page.getByRole("dialog", { name: customer });
  await drawer.getByRole("button", { name: "Edit" }).click();
  await drawer.getByRole("button", { name: /Number/ }).click();
  await page.getByRole("option", { name: number }).click();
  await drawer.getByRole("button", { name: "Save" }).click();
  await drawer.getByRole("button", { name: "Edit" }).waitFor();
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });
}

async function backToUsual(connection: CallwrightClient): Promise<void> {
  const { items } = await connection.call("listNumbers", { query: {} });
  const ours = items.find(({ number }) => number === usual.replaceAll(" ", ""));
  if (ours && !ours.isDefault) await connection.call("toggleDefaultNumber", { path: { id: ours.id } });
}

async function makeDefault(page: Page, number: string): Promise<void> {
  await page.goto("/company/numbers");
  await page.getByRole("switch", { name: `Default number ${number}` }).click({ force: true });
  await page.getByText(`${number} is the default number now.`).waitFor();
}

/** Calls a person, and returns the texts shown before the call. */
async function callFrom(page: Page, { customer, name, surname }: typeof hanne): Promise<string> {
  await page.getByRole("link", { name: "Call Center" }).click();
  await page
    .getByRole("row", { name: customer })
    .getByRole("button", { name: `Call ${name} ${surname}` })
    .click();
  const popover = page.getByRole("dialog", { name: `Call ${name} ${surname}` });
  await popover.getByText(/^From \+/).waitFor();
  const said = await popover.innerText();
  await popover.getByRole("button", { name: "Call Now" }).click();
  await page.getByText("Call is queued...").waitFor();
  return said;
}
