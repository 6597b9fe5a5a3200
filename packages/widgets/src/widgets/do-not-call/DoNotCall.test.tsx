import { createFakeApi, fail, type FakeHandlers, fixtures } from "@callwright/sdk/fake";
import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";

import { ClockContext } from "../../lib/clock.js";
import { itBehavesLikeAWidget, renderWidget, type RenderOptions } from "../../testing/index.js";
import { stillClock } from "../../testing/stillClock.js";
import { DoNotCall, type DoNotCallProps } from "./index.js";
import { doNotCallHandlers, master } from "./testing/DrawnDoNotCall.js";

const drawn = (props: DoNotCallProps) => (
  <ClockContext.Provider value={stillClock}>
    <DoNotCall {...props} />
  </ClockContext.Provider>
);
const ofMaster = () => doNotCallHandlers({ profile: master });
const draw = (props: DoNotCallProps = {}, handlers: FakeHandlers = ofMaster(), provider: Partial<RenderOptions> = {}) =>
  renderWidget(drawn(props), { api: createFakeApi(handlers), ...provider });

const row = (name: RegExp) => page.getByRole("row", { name });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const lift = async (of: RegExp) => {
  await row(of).getByRole("button", { name: /^More/ }).click();
  await page.getByRole("menuitem", { name: "Allow calls again" }).click();
};

itBehavesLikeAWidget({
  name: "do-not-call",
  draw: drawn,
  handlers: doNotCallHandlers(),
  readyText: "Asked by e-mail",
  catalogue: "doNotCall",
});

describe("the list", () => {
  it("says of each number where it came from, why, and since when", async () => {
    const { api } = await draw();
    const first = row(/22 86 01 10/);
    await expect.element(first.getByText("Said on a call")).toBeVisible();
    await expect.element(row(/22 86 01 11/).getByText("Asked by e-mail")).toBeVisible();
    await expect.element(row(/Hidden number/).getByText("Reservasjonsregisteret")).toBeVisible();
    expect(api.requests("listSuppressedNumbers")[0]?.input.query).toEqual({
      page: 0,
      perPage: 10,
      sortBy: "-createdAt",
      isLifted: false,
    });
  });

  it("is narrowed by source, and shows what was lifted on request", async () => {
    const { api } = await draw();
    await button("Source").click();
    await page.getByRole("option", { name: "By hand" }).click();
    await expect
      .poll(() => api.requests("listSuppressedNumbers").at(-1)?.input.query)
      .toMatchObject({ source: "SELLER" });
    await draw({ initialView: { show: "lifted" } });
    await expect.element(page.getByText("They asked us to call again")).toBeVisible();
  });

  it("is nobody's who works for no company", async () => {
    const { api } = await draw({}, doNotCallHandlers({ profile: fixtures.profile({ sellerCompanies: [] }) }));
    await expect.element(page.getByText("You do not have access to the do-not-call list.")).toBeVisible();
    expect(button("Add numbers").elements()).toEqual([]);
    expect(api.requests("listSuppressedNumbers")).toEqual([]);
  });

  it("is exported as it is found", async () => {
    const { api } = await draw({ initialView: { source: "SELLER" } });
    await button("Export").click();
    await expect
      .poll(() => api.requests("exportSuppressedNumbers")[0]?.input.query)
      .toEqual({ sortBy: "-createdAt", isLifted: false, source: "SELLER" });
  });
});

describe("numbers that somebody adds", () => {
  it("are no longer called, and it is said what became of them", async () => {
    const onEvent = vi.fn();
    const { api } = await draw({}, undefined, { onEvent });
    await button("Add numbers").click();
    await field("Telephone numbers").fill("+47 22 86 01 77\n+47 22 86 01 10");
    await field("Reason").fill("Asked by letter");
    await button("Add").click();
    await expect.element(page.getByText("1 number is no longer called")).toBeVisible();
    await expect.element(page.getByText("1 was on the list before · 1 waiting call ended")).toBeVisible();
    await expect.element(row(/22 86 01 77/).getByText("Asked by letter")).toBeVisible();
    expect(api.requests("suppressNumbers")[0]?.input.body).toEqual({
      phoneNumbers: ["+47 22 86 01 77", "+47 22 86 01 10"],
      reason: "Asked by letter",
    });
    const detail = { addedCount: 1, knownCount: 1 };
    expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: "numbersAdded", detail }));
  });

  it("are refused at their field, and kept as they were written", async () => {
    const refused = () =>
      fail(400, "VALIDATION_FAILED", "Some values are wrong.", { phoneNumbers: "Invalid phone number" });
    await draw({}, { ...ofMaster(), suppressNumbers: refused });
    await button("Add numbers").click();
    await button("Add").click();
    await expect.element(page.getByText("Please enter at least one number")).toBeVisible();
    await field("Telephone numbers").fill("0212");
    await button("Add").click();
    await expect.element(page.getByText("Invalid phone number")).toBeVisible();
    await expect.element(field("Telephone numbers")).toHaveValue("0212");
  });

  it("a manager adds for everybody, or for the company that is looked at", async () => {
    const { api } = await draw({}, doNotCallHandlers({ profile: fixtures.managerProfile() }));
    await button("Add numbers").click();
    await field("Telephone numbers").fill("+47 22 86 01 77");
    await button("Add").click();
    await expect
      .poll(() => api.requests("suppressNumbers")[0]?.input.body)
      .toEqual({ phoneNumbers: ["+47 22 86 01 77"], scope: "EVERYWHERE" });
  });
});

describe("a number that may be called again", () => {
  it("leaves the list for a reason, which stays with it", async () => {
    const { api } = await draw();
    await lift(/22 86 01 11/);
    await button("Allow calls again").click();
    await expect.element(page.getByText("Please say why, in at least 5 characters")).toBeVisible();
    await field("Reason").fill("They wrote to us again");
    await button("Allow calls again").click();
    await expect.element(page.getByText("The number may be called again")).toBeVisible();
    await expect.poll(() => row(/22 86 01 11/).elements()).toEqual([]);
    expect(api.requests("liftSuppression")[0]?.input.body).toEqual({ reason: "They wrote to us again" });
  });

  it("stays where the server does not agree, and it is said why", async () => {
    const refused = () => fail(409, "CONFLICT", "They said it on a call: a later consent is needed.");
    await draw({}, { ...ofMaster(), liftSuppression: refused });
    await lift(/22 86 01 10/);
    await field("Reason").fill("They wrote to us again");
    await button("Allow calls again").click();
    await expect.element(page.getByText(/a later consent is needed/)).toBeVisible();
  });

  it("is not offered to sellers, who may not lift", async () => {
    await draw({}, doNotCallHandlers());
    await expect.element(row(/22 86 01 10/)).toBeVisible();
    expect(page.getByRole("button", { name: /^More/ }).elements()).toEqual([]);
  });
});
