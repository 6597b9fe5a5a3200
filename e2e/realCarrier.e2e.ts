import { makeItem, uniqueNumber } from "@callwright/server/engine/testing/callCenter.ts";
import { startFakeTwilio, type FakeTwilio } from "@callwright/server/engine/carriers/twilio/testing/fakeTwilio.ts";
import { startCallingClock } from "@callwright/server/engine/testing/callingClock.ts";
import { TestClient } from "@callwright/server/testing/TestClient.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { courseOfTheCall } from "./courseOfTheCall.ts";
import { arrive, closeBrowser, newPerson } from "./person.ts";
import { startProductOver, type Running } from "./product.ts";

const seller = "seller@callwright.test";
const stack = new AsyncDisposableStack();
let product: Running;
let twilio: FakeTwilio;

beforeAll(async () => {
  const clock = startCallingClock(1);
  twilio = stack.use(await startFakeTwilio(clock));
  twilio.ringMs = 1_000;
  twilio.turnMs = 1_000;
  const { accountSid, authToken, apiUrl } = twilio.account;
  product = stack.use(
    await startProductOver(
      {
        CALLWRIGHT_TELEPHONY: "twilio",
        CALLWRIGHT_CALLER_NUMBER: "+14155550100",
        CALLWRIGHT_CALL_COUNTRIES: "NO",
        TWILIO_ACCOUNT_SID: accountSid,
        TWILIO_AUTH_TOKEN: authToken,
        TWILIO_API_URL: apiUrl,
      },
      clock,
    ),
  );
  // The product starts twice.
}, 360_000);
afterAll(async () => {
  await closeBrowser();
  await stack.disposeAsync();
});

describe("a call that Twilio places, in which our assistant speaks", () => {
  test("is on the same screens: its course as it goes, what was said, the recording and the answer", async () => {
    const client = await new TestClient(product.url).signIn(seller);
    const phoneNumber = uniqueNumber("44");
    const { customerName } = await makeItem(client, { phoneNumber });
    const { page, complaints } = await newPerson({ baseURL: product.url });
    await arrive(page, seller);
    const calls = await page.context().newPage();
    await calls.goto("/all-calls");
    const row = calls.getByRole("row", { name: customerName });
    const course = courseOfTheCall(calls, customerName);

    await callNow(page, customerName);
    const reached = await course;
    expect(reached.filter((status) => status !== "Queued")).toEqual(["Ringing", "In Progress", "Completed"]);
    await row.getByText("Positive").waitFor();
    await row.getByRole("button", { name: "Conversation with Ingrid Solberg" }).click();
    const drawer = calls.getByRole("dialog", { name: customerName });
    await drawer.locator("li p").filter({ hasText: "an AI assistant calling for" }).first().waitFor();
    await drawer.locator("li p").filter({ hasText: "That sounds good, send me a quote." }).first().waitFor();
    await drawer.getByRole("button", { name: "Play", exact: true }).click();
    await drawer.getByRole("button", { name: "Pause", exact: true }).waitFor();
    const toThem = twilio.calls.filter(({ fields }) => fields.get("To") === phoneNumber);
    expect(toThem, "they were rung once; calls that the demo data has planned may have come due").toHaveLength(1);
    expect(complaints).toEqual([]);
  });
});

async function callNow(page: Page, customer: string): Promise<void> {
  await page.getByRole("link", { name: "Call Center" }).click();
  await page.getByRole("row", { name: customer }).getByRole("button", { name: "Call Ingrid Solberg" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Call Now" }).click();
  await page.getByText("Call is queued...").waitFor();
}
