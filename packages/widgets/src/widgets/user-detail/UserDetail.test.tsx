import { createFakeApi, fail, type FakeHandlers, fixtures, ok } from "@callwright/sdk/fake";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { ClockContext } from "../../lib/clock.js";
import { itBehavesLikeAWidget, renderWidget } from "../../testing/index.js";
import { stillClock } from "../../testing/stillClock.js";
import { UserDetail, type UserDetailProps } from "./index.js";
import { callHistory, companies, user, userDetailHandlers } from "./testing/DrawnUserDetail.js";

const userId = fixtures.idOf("user", 3);
const draw = (props: Partial<UserDetailProps> = {}, handlers: FakeHandlers = {}) =>
  renderWidget(
    <ClockContext.Provider value={stillClock}>
      <UserDetail userId={userId} {...props} />
    </ClockContext.Provider>,
    { api: createFakeApi({ ...userDetailHandlers(), ...handlers }) },
  );

const button = (name: string) => page.getByRole("button", { name });
const tab = (name: RegExp) => page.getByRole("tab", { name });
const row = (name: RegExp) => page.getByRole("row", { name });

itBehavesLikeAWidget({
  name: "user-detail",
  draw: (props) => <UserDetail userId={userId} {...props} />,
  handlers: userDetailHandlers(),
  readyText: "Selin Arslan",
  catalogue: "userDetail",
  hiddenWithoutHandler: [
    { role: "button", name: "Back" },
    { role: "button", name: /^Detail / },
  ],
});

describe("a user's page", () => {
  it("says who it is, and tells the host who wants to go back (B-UDET-01)", async () => {
    const onBack = vi.fn();
    const { api } = await draw({ onBack, headingLevel: 1 });
    await expect.element(page.getByRole("heading", { name: "User Detail", level: 1 })).toBeVisible();
    for (const text of ["Selin Arslan", "selin.arslan@meridyen.test", "Master Account"]) {
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    }
    expect(api.requests("getUser")[0]?.input.path).toEqual({ id: userId });
    await button("Back").click();
    expect(onBack).toHaveBeenCalledOnce();
  });

  it("lists the companies, each with a way to it (B-UDET-03, B-UDET-04)", async () => {
    const onOpenSellerCompany = vi.fn();
    await draw({ onOpenSellerCompany });
    await expect.element(tab(/Company Info/)).toHaveAttribute("aria-selected", "true");
    await row(/Aegean Olive Trading/)
      .getByRole("button", { name: "Detail Aegean Olive Trading" })
      .click();
    expect(onOpenSellerCompany).toHaveBeenLastCalledWith({ sellerCompanyId: companies[1]?.id });
    await row(/Bosphorus Ceramics/).click();
    await userEvent.keyboard("{Enter}");
    expect(onOpenSellerCompany).toHaveBeenLastCalledWith({ sellerCompanyId: companies[2]?.id });
  });

  it("shows the calls of those companies and no others (B-UDET-05)", async () => {
    const onViewChange = vi.fn();
    const { api } = await draw({ callHistory, onViewChange });
    await tab(/Call History/).click();
    await expect.element(page.getByRole("heading", { name: "Call History" })).toBeVisible();
    await expect.element(row(/Halvorsen/).first()).toBeVisible();
    expect(api.requests("listCalls")[0]?.input.query.sellerCompanyIds).toEqual(companies.map(({ id }) => id));
    // There is no filter by seller: the only button with that name is the header of the column.
    expect(button("Seller").elements()).toHaveLength(1);
    expect(onViewChange).toHaveBeenLastCalledWith({ tab: "calls" }, "opened");
  });

  it("opens on the side that an address names", async () => {
    await draw({ callHistory, initialView: { tab: "calls" } });
    await expect.element(tab(/Call History/)).toHaveAttribute("aria-selected", "true");
  });

  it("asks for no calls of somebody who works for no company: that would be everybody's", async () => {
    const representative = user({ role: "REPRESENTATIVE", sellerCompanies: [] });
    const { api } = await draw({ callHistory, initialView: { tab: "calls" } }, { getUser: () => ok(representative) });
    await expect.element(page.getByText("This user works for no seller company.")).toBeVisible();
    expect(api.requests("listCalls")).toEqual([]);
  });
});

describe("when there is nobody to show", () => {
  it.each([
    [404, "NOT_FOUND", "This user is no longer there."],
    [400, "VALIDATION_FAILED", "This user is no longer there."],
    [403, "FORBIDDEN", "You do not have access to users."],
  ] as const)("%i is said in words (R-25)", async (status, code, text) => {
    await draw({}, { getUser: () => fail(status, code) });
    await expect.element(page.getByText(text)).toBeVisible();
  });

  it("a failure can be tried again", async () => {
    const { api } = await draw({}, { getUser: () => fail(500, "INTERNAL_ERROR", "The user could not be read.") });
    await expect.element(page.getByText("The user could not be read.")).toBeVisible();
    api.use(userDetailHandlers());
    await button("Try Again").click();
    await expect.element(page.getByText("Selin Arslan")).toBeVisible();
  });
});
