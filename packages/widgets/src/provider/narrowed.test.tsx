import type { OperationId } from "@callwright/sdk/contract";
import { createFakeApi, type FakeHandlers, fixtures, ok } from "@callwright/sdk/fake";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";

import { companyHandlers } from "../companies/testing/companyHandlers.js";
import { moneyHandlers } from "../money/testing/moneyHandlers.js";
import { renderWidget } from "../testing/index.js";
import { Balance } from "../widgets/balance/index.js";
import { CallCenter } from "../widgets/call-center/index.js";
import { callCenterHandlers } from "../widgets/call-center/testing/DrawnCallCenter.js";
import { CallHistory } from "../widgets/call-history/index.js";
import { callHistoryHandlers } from "../widgets/call-history/testing/DrawnCallHistory.js";
import { CompanySettings } from "../widgets/company-settings/index.js";
import { DoNotCall } from "../widgets/do-not-call/index.js";
import { doNotCallHandlers, master } from "../widgets/do-not-call/testing/DrawnDoNotCall.js";
import { PotentialCustomers } from "../widgets/potential-customers/index.js";
import { customerHandlers } from "../widgets/potential-customers/testing/DrawnPotentialCustomers.js";

interface Case {
  name: string;
  widget: ReactNode;
  handlers: FakeHandlers;
  /** What is there to read. */
  text: string;
  /** Buttons that do what the session may not. */
  withheld: readonly (string | RegExp)[];
}

const reads: readonly OperationId[] = [
  "getProfile",
  "listCalls",
  "getCall",
  "listPhoneBooks",
  "getPhoneBook",
  "listPotentialCustomers",
  "getPotentialCustomer",
  "getBalance",
  "listTransactions",
  "getSellerCompany",
  "listCountries",
  "listCities",
  "listSuppressedNumbers",
  "streamEvents",
];

const cases: readonly Case[] = [
  {
    name: "call history",
    widget: <CallHistory />,
    handlers: callHistoryHandlers(),
    text: "Halvorsen Interiør AS",
    withheld: ["Export", /^Cancel call /, /^Play/],
  },
  {
    name: "call center",
    widget: <CallCenter />,
    handlers: callCenterHandlers(),
    text: "Halvorsen Interiør AS",
    withheld: ["Create", "Export", /^Call /],
  },
  {
    name: "potential customers",
    widget: <PotentialCustomers />,
    handlers: customerHandlers(),
    text: "Halvorsen Interiør AS",
    withheld: ["Create", "Import", "Export"],
  },
  {
    name: "do not call",
    widget: <DoNotCall />,
    handlers: doNotCallHandlers({ profile: master }),
    text: "Robinson list",
    withheld: ["Add numbers", "Import a register", "Export", /^More/],
  },
  {
    name: "balance",
    widget: <Balance />,
    handlers: moneyHandlers(),
    text: "$42.60",
    withheld: ["Add balance", "Apply"],
  },
  {
    name: "company settings",
    widget: <CompanySettings />,
    handlers: companyHandlers(),
    text: "Company name",
    withheld: ["Save", "Call me"],
  },
];

const offered = (names: readonly (string | RegExp)[]) =>
  names.map((name) => page.getByRole("button", { name }).elements().length > 0);

describe("a session that may only read", () => {
  it.each(cases)("is offered nothing else by $name", async ({ widget, handlers, text, withheld }) => {
    const profile = fixtures.profile({ allowedOperations: [...reads] });
    await renderWidget(widget, { api: createFakeApi({ ...handlers, getProfile: () => ok(profile) }) });
    await expect.element(page.getByText(text).first()).toBeVisible();
    await expect.poll(() => offered(withheld)).toEqual(withheld.map(() => false));
  });

  it.each(cases)("while a whole one is offered all of it by $name", async ({ widget, handlers, text, withheld }) => {
    await renderWidget(widget, { handlers });
    await expect.element(page.getByText(text).first()).toBeVisible();
    await expect.poll(() => offered(withheld)).toEqual(withheld.map(() => true));
  });

  it("gets by key no further than by button", async () => {
    const profile = fixtures.profile({ allowedOperations: [...reads] });
    const handlers = { ...callHistoryHandlers(), getProfile: () => ok(profile) };
    const { api } = await renderWidget(<CallHistory />, { handlers });
    const row = page.getByRole("row", { name: /Halvorsen/ }).first();
    await expect.element(row).toBeVisible();
    (row.element() as HTMLElement).focus();
    await userEvent.keyboard("c");
    await row.getByRole("button", { name: /^More/ }).click();
    await expect.element(page.getByRole("menuitem", { name: /Detail/ })).toBeVisible();
    expect(page.getByRole("menuitem").elements()).toHaveLength(1);
    expect(api.requests("startCalls")).toEqual([]);
  });
});
