import { createFakeApi, fail, fixtures, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { itBehavesLikeAWidget, renderWidget } from "../../testing/index.js";
import { ProfileSettings, type ProfileSettingsProps } from "./index.js";

function profileHandlers(): FakeHandlers {
  let profile = fixtures.profile();
  return {
    getProfile: () => ok(profile),
    updateProfile: ({ body }) => ok((profile = { ...profile, ...body })),
  };
}
const draw = (props: ProfileSettingsProps = {}, handlers: FakeHandlers = {}) =>
  renderWidget(<ProfileSettings {...props} />, { api: createFakeApi({ ...profileHandlers(), ...handlers }) });

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const save = () => page.getByRole("button", { name: "Save" });

describe("a person's own account", () => {
  test("A-PROF-01 A-PROF-02 is shown with an avatar, the name and the address, and can be changed", async () => {
    await draw();
    await expect.element(page.getByText("Elif Kaya")).toBeVisible();
    await expect.element(page.getByText("elif.kaya@meridyen.test")).toBeVisible();
    await expect.element(page.getByText("EK")).toBeVisible();
    await expect.element(field("Surname")).toHaveValue("Kaya");
    // There is nothing to save yet.
    await expect.element(save()).toBeDisabled();
  });

  test("A-PROF-02 B-PROF-01 A-API-28 is saved, and shown as it is now", async () => {
    const onSaved = vi.fn();
    const { api } = await draw({ onSaved });
    await field("Surname").fill(" Demir ");
    await save().click();
    await expect.element(page.getByText("Your user info updated successfully.")).toBeVisible();
    await expect.element(page.getByText("Elif Demir")).toBeVisible();
    expect(api.requests("updateProfile")[0]?.input.body).toEqual({
      name: "Elif",
      surname: "Demir",
      email: "elif.kaya@meridyen.test",
    });
    expect(onSaved).toHaveBeenCalledOnce();
    await expect.element(save()).toBeDisabled();
  });

  test("B-PROF-02 says so when it could not be saved, and keeps what was written", async () => {
    await draw({}, { updateProfile: () => fail(500, "INTERNAL_ERROR") });
    await field("Surname").fill("Demir");
    await save().click();
    await expect.element(page.getByRole("alert").getByText("Failed to update user info.")).toBeVisible();
    await expect.element(field("Surname")).toHaveValue("Demir");
  });

  test("an address that somebody else has is refused at its field", async () => {
    const taken = "This email address is already in use.";
    await draw({}, { updateProfile: () => fail(409, "EMAIL_TAKEN", taken, { email: taken }) });
    await field("Email").fill("master@callwright.test");
    await save().click();
    await expect.element(field("Email")).toHaveAccessibleDescription(taken);
  });
});

describe("mistakes are noticed before anything is sent", () => {
  test.each([
    ["A-PROF-03 no name", "Name", " ", "Name is required"],
    ["A-PROF-04 no surname", "Surname", "", "Surname is required"],
    ["A-PROF-05 half an address", "Email", "elif@", "Please enter a valid email address"],
    ["A-PROF-06 no address", "Email", "", "Email is required"],
  ])("%s", async (_title, name, value, message) => {
    const { api } = await draw();
    await field(name).fill(value);
    await save().click();
    await expect.element(page.getByText(message, { exact: true })).toBeVisible();
    expect(api.requests("updateProfile")).toEqual([]);
  });
});

itBehavesLikeAWidget({
  name: "profile-settings",
  catalogue: "profileSettings",
  draw: (props) => <ProfileSettings {...props} />,
  handlers: profileHandlers(),
  readyText: "Elif Kaya",
});
