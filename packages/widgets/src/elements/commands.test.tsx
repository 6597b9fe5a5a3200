import { createFakeApi, delay, fixtures, ok } from "@callwright/sdk/fake";
import { createRef } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";

import { renderWidget } from "../testing/index.js";
import { Balance, type BalanceHandle } from "../widgets/balance/index.js";
import { CallCenter, type CallCenterHandle } from "../widgets/call-center/index.js";
import { callCenterHandlers } from "../widgets/call-center/testing/DrawnCallCenter.js";
import { CallHistory, type CallHistoryHandle } from "../widgets/call-history/index.js";
import { callHistoryHandlers } from "../widgets/call-history/testing/DrawnCallHistory.js";
import { moneyHandlers } from "../money/testing/moneyHandlers.js";
import { PotentialCustomers, type PotentialCustomersHandle } from "../widgets/potential-customers/index.js";
import { customerHandlers } from "../widgets/potential-customers/testing/DrawnPotentialCustomers.js";
import { callHistoryElement, type CallHistoryElement } from "./callHistory.js";
import { defineElement } from "./defineElement.js";

const dialog = (name: string) => page.getByRole("dialog", { name, exact: true });

describe("a host, through a ref,", () => {
  it("opens a call before the list has come: it opens once that is there", async () => {
    const handlers = callHistoryHandlers();
    const ref = createRef<CallHistoryHandle>();
    const onEvent = vi.fn();
    const api = createFakeApi({ ...handlers, getProfile: () => delay(150, ok(fixtures.profile())) });
    await renderWidget(<CallHistory ref={ref} />, { api, onEvent });
    await ref.current?.openCall(fixtures.idOf("call", 3));
    await expect.element(page.getByRole("dialog")).toBeVisible();
    const types = onEvent.mock.calls.map(([event]) => (event as { type: string }).type);
    expect(types).toEqual(["loaded", "callOpened"]);
  });

  it("has everything read again", async () => {
    const ref = createRef<CallHistoryHandle>();
    const { api } = await renderWidget(<CallHistory ref={ref} />, { handlers: callHistoryHandlers() });
    await expect.element(page.getByText("Halvorsen Interiør AS").first()).toBeVisible();
    const before = api.requests("listCalls").length;
    await ref.current?.refresh();
    expect(api.requests("listCalls")).toHaveLength(before + 1);
  });

  it("leads to a contact with the ways to call it, and calls nobody", async () => {
    const ref = createRef<CallCenterHandle>();
    const { api } = await renderWidget(<CallCenter ref={ref} />, { handlers: callCenterHandlers() });
    await ref.current?.callContact({ phoneBookId: fixtures.idOf("phoneBook", 0) });
    await expect.element(page.getByRole("button", { name: "Call Now" })).toBeVisible();
    expect(api.requests("startCalls")).toEqual([]);
  });

  it("leads to the item of a customer's contact, or to the customer's items", async () => {
    const ref = createRef<CallCenterHandle>();
    await renderWidget(<CallCenter ref={ref} />, { handlers: callCenterHandlers() });
    const potentialCustomerId = fixtures.idOf("customer", 4);
    await ref.current?.callContact({ potentialCustomerId, contactId: fixtures.idOf("contact", 99) });
    await expect.poll(() => page.getByRole("row", { name: /Greystone/ }).elements().length).toBeGreaterThan(0);
    await expect.poll(() => page.getByRole("row", { name: /Halvorsen/ }).elements()).toEqual([]);
  });

  it("opens a customer", async () => {
    const ref = createRef<PotentialCustomersHandle>();
    await renderWidget(<PotentialCustomers ref={ref} />, { handlers: customerHandlers() });
    await ref.current?.openCustomer(fixtures.idOf("customer", 2));
    await expect.element(dialog("Lindqvist Hem AB")).toBeVisible();
  });

  it("suggests an amount, which a person pays", async () => {
    const ref = createRef<BalanceHandle>();
    const { api } = await renderWidget(<Balance ref={ref} />, { handlers: moneyHandlers() });
    await ref.current?.addFunds(25);
    const amount = page.getByRole("textbox", { name: "Amount in US dollars" });
    await expect.element(amount).toHaveValue("25");
    await expect.element(amount).toHaveFocus();
    expect(api.requests("createDeposit")).toEqual([]);
  });
});

describe("a host, through an element,", () => {
  let element: CallHistoryElement | undefined;
  afterEach(() => element?.remove());

  it("does the same, however early", async () => {
    defineElement("cw-call-history", callHistoryElement);
    element = document.createElement("cw-call-history");
    element.mode = "demo";
    document.body.append(element);
    await element.openCall(fixtures.idOf("call", 3));
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await expect(element.refresh()).resolves.toBeUndefined();
  });
});
