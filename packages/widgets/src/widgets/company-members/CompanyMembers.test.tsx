import { createFakeApi, fixtures } from "@callwright/sdk/fake";
import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";

import { itBehavesLikeAWidget, renderWidget } from "../../testing/index.js";
import { CompanyMembers, type CompanyMembersProps } from "./index.js";
import { member, memberHandlers } from "./testing/DrawnCompanyMembers.js";

const draw = (props: CompanyMembersProps = {}, handlers = memberHandlers()) =>
  renderWidget(<CompanyMembers {...props} />, { api: createFakeApi(handlers) });
const row = (name: RegExp) => page.getByRole("row", { name });

itBehavesLikeAWidget({
  name: "company-members",
  draw: (props) => <CompanyMembers {...props} />,
  handlers: memberHandlers(),
  readyText: "Deniz Arslan",
  catalogue: "companyMembers",
});

describe("the members", () => {
  it("B-MEM-01 R-04 stand below their heading, each with address and role, and nothing can be changed", async () => {
    const { api } = await draw();
    await expect.element(page.getByRole("heading", { name: "Members" })).toBeVisible();
    await expect.element(row(/Deniz Arslan/).getByText("Master Account")).toBeVisible();
    await expect.element(row(/Elif Kaya/).getByText("member-1@meridyen.test")).toBeVisible();
    const buttons = page.getByRole("button").elements();
    expect(buttons.map(({ textContent }) => textContent).slice(0, 3)).toEqual(["Name", "Email", "Role"]);
    expect(page.getByRole("checkbox").elements()).toEqual([]);
    expect(api.requests("listSellerCompanyMembers")[0]?.input).toMatchObject({
      path: { id: fixtures.profileCompany().id },
      query: { page: 0, perPage: 10, sortBy: "name" },
    });
  });

  it("are sorted by a press on a column, and paged", async () => {
    const onViewChange = vi.fn();
    const members = Array.from({ length: 34 }, (_, nth) => member(nth, "Elif", `Kaya ${nth + 1}`, "SELLER"));
    const { api } = await draw({ onViewChange }, memberHandlers({ members }));
    await page.getByRole("button", { name: "Next page" }).click();
    await expect.element(row(/Elif Kaya 11/)).toBeVisible();
    expect(onViewChange).toHaveBeenLastCalledWith({ page: 1 });
    await page.getByRole("button", { name: "Email" }).click();
    expect(onViewChange).toHaveBeenLastCalledWith({ sortBy: "email" });
    await expect.poll(() => api.requests("listSellerCompanyMembers").at(-1)?.input.query.sortBy).toBe("email");
  });

  it("are nobody's who works for no company", async () => {
    const { api } = await draw({}, memberHandlers({ profile: fixtures.managerProfile() }));
    await expect.element(page.getByText("You do not have access to the members.")).toBeVisible();
    expect(api.requests("listSellerCompanyMembers")).toEqual([]);
  });
});
