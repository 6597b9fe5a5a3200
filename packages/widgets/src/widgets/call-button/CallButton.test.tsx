import { createFakeApi, fail, fixtures, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { createRef } from "react";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { itBehavesLikeAWidget, renderWidget } from "../../testing/index.js";
import { CallButton, type CallButtonHandle, type CallButtonProps } from "./index.js";
import { numberHandlers, person, phoneNumber, withoutMoney, type NumberServer } from "./testing/DrawnCallButton.js";

interface Drawing extends NumberServer {
  props?: Partial<CallButtonProps> & { ref?: React.Ref<CallButtonHandle> };
  handlers?: FakeHandlers;
}

async function draw({ props, handlers, ...server }: Drawing = {}) {
  const onEvent = vi.fn();
  const api = createFakeApi({ ...numberHandlers(server), ...handlers });
  await renderWidget(<CallButton phoneNumber={phoneNumber} {...props} />, { api, onEvent });
  return { api, onEvent };
}

const name = `Call ${person.contact?.name} ${person.contact?.surname}`;
const button = () => page.getByRole("button", { name, exact: true });
const cancel = () => page.getByRole("group", { name, exact: true }).getByRole("button", { name: "Cancel call" });
/** A visible text, as opposed to the description of a control. */
const said = (text: string) => page.getByRole("paragraph").getByText(text);
const form = () => page.getByRole("dialog", { name, exact: true });
const callOf = (overrides: Parameters<typeof fixtures.call>[0]) =>
  fixtures.call({ id: fixtures.idOf("call", 90), ...overrides });

describe("calling a number", () => {
  test("a person reads whom it calls and the time there, calls now, and follows the call to its result", async () => {
    const onCallsStarted = vi.fn();
    const onOpenCall = vi.fn();
    const { api, onEvent } = await draw({ props: { onCallsStarted, onOpenCall } });
    await expect.element(page.getByText(/^\d+:\d\d.* in Oslo$/)).toBeVisible();
    expect(api.requests("listPhoneBooks")[0]?.input.query).toMatchObject({ phoneNumber });
    await button().click();
    api.use({ listCalls: () => ok(fixtures.page([callOf({ status: "QUEUED" })])) });
    await form().getByRole("button", { name: "Call Now" }).click();
    await expect.element(page.getByRole("status").getByText("Queued")).toBeVisible();
    expect(button().elements()).toEqual([]);
    expect(api.requests("startCalls")[0]?.input.body).toMatchObject({ phoneBookIds: [person.id], type: "CALL_NOW" });
    const detail = { phoneBookIds: [person.id], callIds: [fixtures.idOf("call", 90)] };
    expect(onEvent).toHaveBeenCalledWith(
      expect.objectContaining({ widget: "call-button", type: "callsStarted", detail }),
    );
    expect(onCallsStarted).toHaveBeenCalledOnce();

    api.push(fixtures.callUpdated(callOf({ status: "IN_PROGRESS" })));
    await expect.element(page.getByRole("status").getByText("In Progress")).toBeVisible();
    const over = callOf({ status: "COMPLETED", durationSeconds: 134 });
    api.use({ listCalls: () => ok(fixtures.page([over])) });
    api.push(fixtures.callUpdated(over));
    await expect.element(page.getByText("Positive")).toBeVisible();
    await expect.element(page.getByText("2:14")).toBeVisible();
    await page.getByRole("link", { name: "Open call" }).click();
    expect(onOpenCall).toHaveBeenCalledWith({ callId: over.id });
    await expect.element(button()).toBeVisible();
  });

  test("of several items of a number the one that is chosen is called from", async () => {
    const other = fixtures.phoneBook({ contact: person.contact }, 1);
    const { api } = await draw({ items: [person, other], props: { phoneBookId: other.id } });
    await button().click();
    await form().getByRole("button", { name: "Call Now" }).click();
    await expect.poll(() => api.requests("startCalls")[0]?.input.body.phoneBookIds).toEqual([other.id]);
  });

  test("a scheduled call says when, and is cancelled once that was agreed to", async () => {
    const { api, onEvent } = await draw({ calls: [callOf({ status: "CRON" })] });
    await expect.element(page.getByRole("status").getByText("Scheduled")).toBeVisible();
    await cancel().click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Keep call" }).click();
    expect(api.requests("cancelCalls")).toEqual([]);
    await cancel().click();
    api.use({ listCalls: () => ok(fixtures.page([callOf({ status: "CANCELLED" })])) });
    await question.getByRole("button", { name: "Cancel call" }).click();
    await expect.element(page.getByRole("status").getByText("Cancelled")).toBeVisible();
    const detail = { callId: fixtures.idOf("call", 90) };
    expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: "callCancelled", detail }));
  });

  test("the host can offer the call, which a person still has to make", async () => {
    const ref = createRef<CallButtonHandle>();
    const { api } = await draw({ props: { ref } });
    await expect.element(button()).toBeVisible();
    await ref.current?.offerCall();
    await expect.element(form().getByRole("button", { name: "Call Now" })).toBeVisible();
    expect(api.requests("startCalls")).toEqual([]);
  });
});

describe("why there is no call", () => {
  const notHeld = { heldUntil: null, heldReason: null };
  const refusal = { code: "SOMETHING_NEWER" as never, message: "Calls rest on public holidays there." };
  test("a refusal is said in the server's words where its code is not known, and the call can be tried again", async () => {
    const items = [{ phoneBookId: person.id, callId: null, status: "FAILED" as const, refusal, ...notHeld }];
    await draw({ handlers: { startCalls: () => ok({ items, campaigns: [] }) } });
    await button().click();
    await form().getByRole("button", { name: "Call Now" }).click();
    await expect.element(page.getByRole("alert").getByText(refusal.message)).toBeVisible();
    await expect.element(button()).toBeVisible();
  });

  test("what the server could not do is said, too", async () => {
    await draw({ handlers: { startCalls: () => fail(402, "INSUFFICIENT_BALANCE", "Your balance is not enough.") } });
    await button().click();
    await form().getByRole("button", { name: "Call Now" }).click();
    await expect.element(page.getByRole("alert").getByText(/balance/)).toBeVisible();
  });

  test("a failed call says why", async () => {
    const failureReason = { code: "SOMETHING_NEWER" as never, message: "The carrier is on strike." };
    await draw({ calls: [callOf({ status: "FAILED", failureReason })] });
    await expect.element(said("The carrier is on strike.")).toBeVisible();
  });

  test("somebody who asked not to be called is not called", async () => {
    const contact = person.contact && { ...person.contact, isDoNotCall: true };
    await draw({ items: [{ ...person, contact }] });
    await expect.element(said("This contact asked not to be called again")).toBeVisible();
    await button().click({ force: true });
    expect(form().elements()).toEqual([]);
  });

  test("without money it says so, and leads to where there is more", async () => {
    const onAddBalance = vi.fn();
    await draw({ profile: withoutMoney, props: { onAddBalance } });
    await expect.element(said("There is nothing left to call with.")).toBeVisible();
    await page.getByRole("button", { name: "Add balance" }).click();
    expect(onAddBalance).toHaveBeenCalledOnce();
  });

  test("a number that nobody in the call center has can be added where the host has a place for it", async () => {
    const onAddToCallCenter = vi.fn();
    await draw({ items: [], props: { onAddToCallCenter } });
    await expect.element(page.getByText("This number is not in your call center.")).toBeVisible();
    await page.getByRole("button", { name: "Add to call center" }).click();
    expect(onAddToCallCenter).toHaveBeenCalledOnce();
  });

  test("a number without its country code asks nobody, and says what is missing", async () => {
    const { api } = await draw({ props: { phoneNumber: "040 628 04 31" } });
    await expect.element(page.getByText(/with its country code/)).toBeVisible();
    expect(api.requests("listPhoneBooks")).toEqual([]);
  });
});

itBehavesLikeAWidget({
  name: "call-button",
  catalogue: "callButton",
  titleKey: "call",
  draw: (props) => <CallButton phoneNumber={phoneNumber} {...props} />,
  handlers: numberHandlers({ calls: [fixtures.call()] }),
  readyText: "Positive",
  hiddenWithoutHandler: [{ role: "link", name: "Open call" }],
});
