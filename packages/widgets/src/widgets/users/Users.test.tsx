import { createFakeApi, delay, empty, fail, type FakeHandlers, fixtures, offline, ok } from "@callwright/sdk/fake";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { ClockContext } from "../../lib/clock.js";
import { cellOf } from "../../testing/cellOf.js";
import { addressBar } from "../../testing/addressBar.js";
import { itBehavesLikeAWidget, renderWidget } from "../../testing/index.js";
import { stillClock } from "../../testing/stillClock.js";
import { wordless } from "../../testing/wordless.js";
import { Users, type UsersProps, type UsersView } from "./index.js";
import { manyUsers, someUsers, user, userHandlers } from "./testing/DrawnUsers.js";

const draw = (props: UsersProps = {}, handlers: FakeHandlers = {}) =>
  renderWidget(
    <ClockContext.Provider value={stillClock}>
      <Users {...props} />
    </ClockContext.Provider>,
    { api: createFakeApi({ ...userHandlers(), ...handlers }) },
  );

const row = (name: string | RegExp) => page.getByRole("row", { name });
const button = (name: string | RegExp) => page.getByRole("button", { name });
const option = (name: string | RegExp) => page.getByRole("option", { name });
const dialog = () => page.getByRole("dialog").last();
const field = (name: string) => dialog().getByRole("textbox", { name, exact: true });
const choice = (name: RegExp) => dialog().getByRole("button", { name });
const inDialog = (name: string) => dialog().getByRole("button", { name, exact: true });
const menu = async (name: RegExp, item: string) => {
  await row(name).getByRole("button", { name: /^More/ }).click();
  await page.getByRole("menuitem", { name: item }).click();
};
const choose = async (field: RegExp, name: string | RegExp) => {
  await choice(field).click();
  await option(name).click();
};
const add = async () => {
  await button("Add New User").click();
  await expect.element(choice(/Role/)).toHaveFocus();
};

itBehavesLikeAWidget({
  name: "users",
  draw: (props) => (
    <ClockContext.Provider value={stillClock}>
      <Users {...props} />
    </ClockContext.Provider>
  ),
  handlers: userHandlers({ users: someUsers }),
  readyText: "elif.kaya@meridyen.test",
  catalogue: "users",
});

describe("the list", () => {
  it("has the columns of the documents, the latest ten first (B-USER-01, B-USER-24)", async () => {
    const { api } = await draw();
    await expect.element(row(/Elif/)).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Users" })).toBeVisible();
    const headers = page.getByRole("columnheader").elements();
    expect(headers.map((header) => header.textContent).filter(Boolean)).toEqual([
      "Name",
      "Surname",
      "Email",
      "Role",
      "Seller Companies",
      "Last Updated",
      "Actions",
    ]);
    for (const text of ["Kaya", "elif.kaya@meridyen.test", "Seller", "Meridyen Textiles", "18/11/2026 11:12"]) {
      await expect.element(row(/Elif/).getByText(text, { exact: true })).toBeVisible();
    }
    for (const role of ["Admin", "Representative", "Master Account"]) {
      await expect.element(page.getByRole("gridcell", { name: role, exact: true }).first()).toBeVisible();
    }
    expect(api.requests("listUsers")[0]?.input.query).toEqual({ page: 0, perPage: 10, sortBy: "-updatedAt" });
  });

  it.each([
    ["B-USER-02", "Name", "Elif"],
    ["B-USER-03", "Surname", "Kaya"],
    ["B-USER-04", "Email", "elif.kaya@meridyen.test"],
    ["B-USER-05", "Role", "Seller"],
    ["B-USER-06", "Seller Companies", "Meridyen Textiles"],
    ["B-USER-07", "Last Updated", "18/11/2026 11:12"],
  ])("%s: under %s stands %s", async (_id, column, text) => {
    await draw();
    await expect.element(row(/Elif/)).toBeVisible();
    expect(cellOf(row(/Elif/), column).textContent).toBe(text);
  });

  it("leaves admins alone (B-USER-08)", async () => {
    await draw({ onOpenUser: vi.fn() });
    await expect.element(row(/Deniz/)).toBeVisible();
    expect(row(/Deniz/).getByRole("button", { name: /^Edit/ }).elements()).toEqual([]);
    await row(/Deniz/).getByRole("button", { name: /^More/ }).click();
    await expect.element(page.getByRole("menuitem", { name: "Detail" })).toBeVisible();
    expect(page.getByRole("menuitem").elements()).toHaveLength(1);
  });

  it("is searched, and narrowed to one company", async () => {
    const onViewChange = vi.fn();
    const { api } = await draw({ onViewChange });
    await button("Seller").click();
    await option("Anadolu Stone Export").click();
    await userEvent.keyboard("{Escape}");
    await expect.element(row(/Elif/)).not.toBeInTheDocument();
    await expect.element(row(/Selin/)).toBeVisible();
    expect(api.requests("listUsers").at(-1)?.input.query.sellerCompanyIds).toEqual([fixtures.idOf("company", 3)]);
    await page.getByRole("searchbox", { name: "Search users" }).fill("nobody");
    await button("Clear filters").click();
    await expect.element(row(/Elif/)).toBeVisible();
    expect(onViewChange).toHaveBeenLastCalledWith({});
  });

  it("leads to the page about a user, where there is one", async () => {
    const onOpenUser = vi.fn();
    await draw({ onOpenUser });
    await row(/Elif/).click();
    expect(onOpenUser).toHaveBeenLastCalledWith({ userId: fixtures.idOf("user", 2) });
    await menu(/Deniz/, "Detail");
    expect(onOpenUser).toHaveBeenLastCalledWith({ userId: fixtures.idOf("user", 0) });
  });

  it("opens the form of the user where there is none", async () => {
    await draw();
    await row(/Elif/).click();
    await expect.element(page.getByRole("dialog", { name: "Edit User" })).toBeVisible();
  });

  it("says who may not see it (R-25)", async () => {
    await draw({}, { listUsers: () => fail(403, "FORBIDDEN") });
    await expect.element(page.getByText("You do not have access to users.")).toBeVisible();
    expect(button("Add New User").elements()).toEqual([]);
  });
});

describe("adding a user", () => {
  it("as a seller takes exactly one company (B-USER-09, B-USER-12, B-USER-14, B-USER-21, B-USER-26)", async () => {
    const { api } = await draw();
    await add();
    await expect.element(page.getByRole("dialog", { name: "Add New User" })).toBeVisible();
    await expect.element(choice(/Choose a role first/)).toBeDisabled();
    await field("Name").fill("Ada");
    await field("Surname").fill("Byron");
    await field("Email").fill("ada@byron.test");
    await dialog().getByLabelText("Password", { exact: true }).fill("Secret99");
    await choose(/Role/, "Seller");
    await choose(/Seller company/, "Meridyen Textiles");
    // A second choice replaces the first one.
    await choose(/Seller company/, "Aegean Olive Trading");
    await inDialog("Create").click();
    await expect.element(page.getByText("User created successfully")).toBeVisible();
    expect(api.requests("createUser")[0]?.input.body).toEqual({
      name: "Ada",
      surname: "Byron",
      email: "ada@byron.test",
      password: "Secret99",
      role: "SELLER",
      sellerCompanyIds: [fixtures.idOf("company", 1)],
    });
    await expect.element(row(/Byron/)).toBeVisible();
  });

  it("as anything else takes several, of which a seller keeps the first (B-USER-13)", async () => {
    await draw();
    await add();
    await choose(/Role/, "Master Account");
    await choice(/Seller Companies/).click();
    await option("Meridyen Textiles").click();
    await option("Aegean Olive Trading").click();
    await userEvent.keyboard("{Escape}");
    await expect.element(choice(/Seller Companies/)).toHaveTextContent("Meridyen TextilesAegean Olive Trading");
    await choose(/Role/, "Seller");
    await expect.element(choice(/Seller company/)).toHaveTextContent("Meridyen Textiles");
  });

  it("says what is missing (B-USER-15, B-USER-16, B-USER-17, B-USER-18, B-USER-19, B-USER-20)", async () => {
    const { api } = await draw();
    await add();
    await inDialog("Create").click();
    for (const text of [
      "Name is required",
      "Surname is required",
      "Email person is required",
      "Password is required",
      "Role is required",
      "Company is required",
    ]) {
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect.element(choice(/Role/)).toHaveFocus();
    expect(api.requests("createUser")).toEqual([]);
  });

  it("whose address is taken says so at the field", async () => {
    const taken = "This email address is already in use.";
    await draw({}, { createUser: () => fail(409, "EMAIL_TAKEN", taken, { email: taken }) });
    await add();
    await field("Name").fill("Ada");
    await field("Surname").fill("Byron");
    await field("Email").fill("ada@byron.test");
    await dialog().getByLabelText("Password", { exact: true }).fill("Secret99");
    await choose(/Role/, "Seller");
    await choose(/Seller company/, "Meridyen Textiles");
    await inDialog("Create").click();
    await expect.element(page.getByText(taken)).toBeVisible();
    await expect.element(field("Email")).toHaveFocus();
  });
});

describe("inviting a user", () => {
  const invite = async () => {
    await add();
    await choose(/Role/, "Seller");
    await choose(/Seller company/, "Meridyen Textiles");
    await field("Name").fill("Ada");
    await field("Surname").fill("Byron");
    await field("Email").fill("ada@byron.test");
    await dialog().getByRole("radio", { name: "Send an invitation" }).click();
  };

  it("asks for no password: they choose their own, and the list says that they are invited", async () => {
    const { api } = await draw();
    await invite();
    expect(dialog().getByLabelText("Password", { exact: true }).elements()).toEqual([]);
    await inDialog("Send invitation").click();
    await expect.element(page.getByText("Invitation sent to ada@byron.test")).toBeVisible();
    expect(api.requests("inviteUser")[0]?.input.body).toEqual({
      name: "Ada",
      surname: "Byron",
      email: "ada@byron.test",
      role: "SELLER",
      sellerCompanyIds: [fixtures.idOf("company", 0)],
    });
    expect(api.requests("createUser")).toEqual([]);
    await expect.element(row(/Byron/).getByText("Invited", { exact: true })).toBeVisible();
  });

  it("can be done again for who has not accepted, and for nobody else", async () => {
    const { api } = await draw();
    await invite();
    await inDialog("Send invitation").click();
    await expect.element(row(/Byron/)).toBeVisible();
    await menu(/Byron/, "Resend invitation");
    await expect.poll(() => api.requests("resendInvitation")).toHaveLength(1);
    await row(/Elif/).getByRole("button", { name: /^More/ }).click();
    await expect.element(page.getByRole("menuitem", { name: "Edit" })).toBeVisible();
    expect(page.getByRole("menuitem", { name: "Resend invitation" }).elements()).toEqual([]);
  });

  it("says so when the link has expired", async () => {
    const invitation = { sentAt: "2026-01-01T09:00:00.000Z", expiresAt: "2026-01-08T09:00:00.000Z" };
    const { email } = user({ invitation });
    await draw({}, { listUsers: () => ok(fixtures.page([user({ invitation, role: "SELLER" })])) });
    await expect.element(page.getByText(email)).toBeVisible();
    await expect.element(page.getByText("Invitation expired")).toBeVisible();
  });
});

describe("a company that is not there yet", () => {
  const fillCompany = async () => {
    await dialog().getByRole("textbox", { name: "Website" }).fill("fjord.test");
    await choose(/Country/, /Norway/);
  };

  it("is created in between, and chosen when one comes back (B-USER-11)", async () => {
    const { api } = await draw();
    await menu(/Elif/, "Edit");
    await field("Surname").fill("Kaya-Öz");
    await dialog().getByText("Create New Company").click();
    await expect.element(page.getByRole("heading", { name: "Create New Company" })).toBeVisible();
    await expect.element(field("Company name")).toHaveFocus();
    await field("Company name").fill("Fjord Hotels");
    await fillCompany();
    await inDialog("Create").click();
    await expect.element(page.getByText("Company created successfully")).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Edit User" })).toBeVisible();
    await expect.element(field("Surname")).toHaveValue("Kaya-Öz");
    await expect.element(choice(/Seller company/)).toHaveTextContent("Fjord Hotels");
    await inDialog("Save").click();
    await expect.element(page.getByText("User updated successfully.")).toBeVisible();
    expect(api.requests("updateUser")[0]?.input.body).toMatchObject({
      surname: "Kaya-Öz",
      sellerCompanyIds: [fixtures.idOf("company", 80)],
    });
  });

  it("begins with the name that was looked for, and the arrow leads back with nothing lost", async () => {
    await draw();
    await menu(/Selin/, "Edit");
    await choice(/Seller Companies/).click();
    await userEvent.keyboard("Fjord Hotels");
    await expect.element(option(/Create “Fjord Hotels”/)).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(field("Company name")).toHaveValue("Fjord Hotels");
    await inDialog("Back").click();
    await expect.element(page.getByRole("heading", { name: "Edit User" })).toBeVisible();
    await expect
      .element(choice(/Seller Companies/))
      .toHaveTextContent("Meridyen TextilesAegean Olive TradingBosphorus CeramicsAnadolu Stone Export+2");
    await dialog().getByText("Create New Company").click();
    await expect.element(field("Company name")).toHaveValue("Fjord Hotels");
    await inDialog("Close").click();
    await expect.element(page.getByRole("alertdialog", { name: "Are you sure?" })).toBeVisible();
  });
});

describe("changing a user", () => {
  it("changes name, role and companies, not the address (B-USER-10, B-USER-22)", async () => {
    const { api } = await draw();
    await menu(/Elif/, "Edit");
    await expect.element(page.getByRole("dialog", { name: "Edit User" })).toBeVisible();
    expect(field("Email").elements()).toEqual([]);
    await field("Name").fill("Elife");
    await choose(/Role/, "Master Account");
    await inDialog("Save").click();
    await expect.element(page.getByText("User updated successfully.")).toBeVisible();
    expect(api.requests("updateUser")[0]?.input).toMatchObject({
      path: { id: fixtures.idOf("user", 2) },
      body: { name: "Elife", surname: "Kaya", role: "MASTER_ACCOUNT", sellerCompanyIds: [fixtures.idOf("company", 0)] },
    });
    await expect.element(row(/Elife/)).toBeVisible();
  });

  it.each([
    ["the server's words", () => fail(403, "FORBIDDEN", "Admins cannot be changed."), "Admins cannot be changed."],
    ["words of its own", wordless, "Failed to update user."],
    ["that nobody knows, when the answer was lost", offline, "No answer came from the server."],
  ])("that fails says so in %s (B-USER-23)", async (_whose, updateUser, text) => {
    await draw({}, { updateUser });
    await menu(/Elif/, "Edit");
    await field("Name").fill("Elife");
    await inDialog("Save").click();
    await expect.element(dialog().getByText(text)).toBeVisible();
  });
});

describe("deleting a user", () => {
  it.each([
    ["at once", 0],
    ["slowly", 600],
  ])("who was the last one of a page leads to a row of the page before, which comes %s", async (_, ms) => {
    const handlers = userHandlers({ users: manyUsers.slice(1) });
    const listUsers: FakeHandlers["listUsers"] = async (request, context) =>
      delay(ms, await handlers.listUsers!(request, context));
    await draw({ initialView: { page: 1 } }, { ...handlers, listUsers });
    await expect.element(row(/Person 11/)).toBeVisible();
    row(/Person 11/)
      .element()
      .focus();
    await userEvent.keyboard("{Delete}");
    await expect.element(page.getByRole("alertdialog")).toBeVisible();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect.element(row(/Mert/)).toHaveFocus();
  });

  it("asks, and shows at once", async () => {
    const { api } = await draw({}, { deleteUser: () => delay(400, empty()) });
    await menu(/Elif/, "Delete");
    await expect
      .element(page.getByRole("alertdialog", { name: "Delete Elif Kaya" }))
      .toHaveTextContent("Delete Elif KayaAre you sure you want to delete the user?CancelDelete");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect.element(row(/Elif/)).not.toBeInTheDocument();
    await expect.element(page.getByText("User deleted successfully")).toBeVisible();
    expect(api.requests("deleteUser")[0]?.input.path).toEqual({ id: fixtures.idOf("user", 2) });
  });

  it("is possible from their form too, where a phone's list has no menu", async () => {
    const { api } = await draw();
    await row(/Elif/).click();
    await inDialog("Delete").click();
    await page.getByRole("alertdialog", { name: "Delete Elif Kaya" }).getByRole("button", { name: "Delete" }).click();
    await expect.element(page.getByText("User deleted successfully")).toBeVisible();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(api.requests("deleteUser")).toHaveLength(1);
  });

  it("that fails brings the user back", async () => {
    await draw({}, { deleteUser: () => delay(200, fail(403, "FORBIDDEN", "You may not do that.")) });
    await menu(/Elif/, "Delete");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect.element(page.getByText("You may not do that.")).toBeVisible();
    await expect.element(row(/Elif/)).toBeVisible();
  });
});

describe("an address", () => {
  const drawAt = async (begin: Partial<UsersView> = {}) => {
    const bar = addressBar<UsersView>();
    const Page = () => (
      <ClockContext.Provider value={stillClock}>
        <Users {...bar.useAddress(begin)} />
      </ClockContext.Provider>
    );
    await renderWidget(<Page />, { api: createFakeApi(userHandlers()) });
    return bar;
  };

  it("keeps whose form is open: Back closes it, Forward opens it again", async () => {
    const { told, go } = await drawAt();
    await button("Edit Elif Kaya").click();
    await expect.element(field("Name")).toHaveValue("Elif");
    const openUserId = fixtures.idOf("user", 2);
    expect(told.at(-1)).toEqual([{ openUserId }, "opened"]);
    go({});
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    go({ openUserId });
    await expect.element(field("Name")).toHaveValue("Elif");
    await inDialog("Cancel").click();
    await expect.poll(() => told.at(-1)).toEqual([{}, "closed"]);
  });

  it("opens somebody who is on another page, as after a reload", async () => {
    await drawAt({ openUserId: fixtures.idOf("user", 11) });
    await expect.element(field("Name")).toHaveValue("Person 11");
  });

  it("opens the form of a new user", async () => {
    await drawAt({ openNew: true });
    await expect.element(page.getByRole("dialog", { name: "Add New User" })).toBeVisible();
  });

  it("opens no admin: they can only be looked at (B-USER-08)", async () => {
    const { told } = await drawAt({ openUserId: fixtures.idOf("user", 0) });
    await expect.poll(() => told.at(-1)).toEqual([{}, "closed"]);
    expect(page.getByRole("dialog").elements()).toHaveLength(0);
  });
});
