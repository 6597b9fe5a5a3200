import { createFakeApi, fail, fixtures, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { itBehavesLikeAWidget, renderWidget } from "../../testing/index.js";
import { Welcome, type WelcomeProps } from "./index.js";
import { welcomeHandlers } from "./testing/DrawnWelcome.js";

const draw = (props: WelcomeProps = {}, handlers: FakeHandlers = {}) =>
  renderWidget(<Welcome {...props} />, { api: createFakeApi({ ...welcomeHandlers(), ...handlers }) });

const dialog = () => page.getByRole("dialog", { name: "Hear it before your customers do" });
const number = () => page.getByRole("textbox", { name: "Phone number" });
const callMe = () => page.getByRole("button", { name: "Call me" });
const calling = "We're calling you now. Please wait for a moment.";

describe("a new seller is welcomed", () => {
  test("A-DASH-05 A-WELC-01 half a second after they arrived, with a number to enter", async () => {
    const { api } = await draw();
    await expect.poll(() => api.requests("getProfile").length).toBeGreaterThan(0);
    expect(dialog().elements()).toEqual([]);
    const since = performance.now();
    await expect.element(dialog()).toBeVisible();
    expect(performance.now() - since).toBeGreaterThan(200);
    await expect.element(number()).toHaveFocus();
  });

  test("A-WELC-01 A-WELC-04 A-WELC-05 A-WELC-06 and is called; the tour comes three seconds later", async () => {
    const onFinished = vi.fn();
    let calledAt = 0;
    const startWelcomeCall = () => {
      calledAt = performance.now();
      return ok({ callId: fixtures.idOf("call", 0), status: "QUEUED" as const, proofDigits: "482170" });
    };
    const { api } = await draw({ onFinished }, { startWelcomeCall });
    await number().fill("+902125550142");
    await callMe().click();
    await expect.element(page.getByText(calling)).toBeVisible();
    await expect.element(page.getByText(/When you answer, press 482.170 on your phone\./).first()).toBeVisible();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(api.requests("startWelcomeCall")[0]?.input.body).toEqual({ phoneNumber: "+902125550142" });
    expect(api.requests("completeWelcome")).toHaveLength(1);
    await expect.poll(() => onFinished.mock.calls).toEqual([[{ hasCalled: true }]]);
    expect(performance.now() - calledAt).toBeGreaterThan(2_900);
  });

  test("R-22 and sees how the call goes, also from another page, to its end", async () => {
    const { api } = await draw();
    await number().fill("+902125550142");
    await callMe().click();
    await expect.element(dialog()).not.toBeInTheDocument();
    const says = (text: string | RegExp) => expect.element(page.getByRole("alert").getByText(text)).toBeVisible();
    api.push(fixtures.welcomeCallUpdated("RINGING", fixtures.idOf("call", 7))); // a colleague's call
    api.push(fixtures.welcomeCallUpdated("RINGING"));
    await says("Call is ringing...");
    await says(/\+90 212 555 01 42/);
    await says(/When you answer, press 482.170 on your phone\./);
    api.push(fixtures.welcomeCallUpdated("IN_PROGRESS"));
    await says("Call is in progress...");
    await says(/When you answer, press 482.170 on your phone\./);
    api.push(fixtures.welcomeCallUpdated("COMPLETED"));
    await says("Call completed successfully!");
    await expect.element(page.getByText(/press 482.170/)).not.toBeInTheDocument();
    await expect.element(page.getByText("Call is in progress...")).not.toBeInTheDocument();
  });

  test("A-WELC-02 A-WELC-04 A-WELC-05 or skips it, and the tour comes at once", async () => {
    const onFinished = vi.fn();
    const { api } = await draw({ onFinished });
    await page.getByRole("button", { name: "Skip" }).click();
    await expect.poll(() => onFinished.mock.calls).toEqual([[{ hasCalled: false }]]);
    expect(api.requests("completeWelcome")).toHaveLength(1);
    expect(api.requests("startWelcomeCall")).toEqual([]);
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  test("A-WELC-02 with the keyboard alone; Escape does not lose it by accident", async () => {
    const { api } = await draw();
    await expect.element(number()).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog()).toBeVisible();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "Skip" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => api.requests("completeWelcome")).toHaveLength(1);
  });
});

describe("without a number that can be called there is no call", () => {
  test.each([
    ["A-WELC-03 none", "", "Phone number is required"],
    ["A-WELC-03 not one", "+1999", "Invalid phone number"],
  ])("%s", async (_title, entered, message) => {
    const { api } = await draw();
    await number().fill(entered);
    await callMe().click();
    await expect.element(page.getByText(message)).toBeVisible();
    expect(api.requests("startWelcomeCall")).toEqual([]);
  });
});

describe("a call that does not come about", () => {
  test("A-WELC-07 is said in the dialog, which stays", async () => {
    await draw({}, { startWelcomeCall: () => fail(500, "INTERNAL_ERROR") });
    await number().fill("+902125550142");
    await callMe().click();
    await expect.element(page.getByText("An error occurred while making the call.")).toBeVisible();
    await expect.element(dialog()).toBeVisible();
  });

  test("to a number where nobody pressed the digits is told in words", async () => {
    const nobody = "Whoever answers this number does not press the digits. Try again tomorrow.";
    await draw({}, { startWelcomeCall: () => fail(409, "NUMBER_NOT_PROVEN", nobody) });
    await number().fill("+902125550142");
    await callMe().click();
    await expect.element(page.getByText(nobody)).toBeVisible();
  });

  test("R-22 because it was made before is told in the server's words", async () => {
    const before = "The test call was already made.";
    await draw({}, { startWelcomeCall: () => fail(409, "TEST_CALL_ALREADY_MADE", before) });
    await number().fill("+902125550142");
    await callMe().click();
    await expect.element(page.getByText(before)).toBeVisible();
  });
});

test.each([
  ["a seller who is done with it (R-21)", fixtures.profile({ isWelcomeDialog: true })],
  ["a manager", fixtures.managerProfile({ isWelcomeDialog: false })],
])("A-DASH-04 nobody else is welcomed: %s", async (_title, profile) => {
  const { api } = await renderWidget(<Welcome />, { api: createFakeApi(welcomeHandlers(profile)) });
  await expect.poll(() => api.requests("getProfile").length).toBeGreaterThan(0);
  // Longer than the half second after which the dialog would appear.
  const until = performance.now() + 700;
  await expect.poll(() => performance.now()).toBeGreaterThan(until);
  expect(page.getByRole("dialog").elements()).toEqual([]);
});

itBehavesLikeAWidget({
  name: "welcome",
  catalogue: "welcome",
  draw: (props) => <Welcome {...props} />,
  handlers: welcomeHandlers(),
  readyText: "Call me",
  readsAtStart: false,
});
