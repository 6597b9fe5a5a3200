import { afterAll, expect, test } from "vitest";

import { mailedLink } from "./mailbox.ts";
import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

const email = "ada.invited@users.test";

test("an admin invites somebody, who sets their own password and has the app in their language and on their clock", async () => {
  const { page: admin } = await newPerson();
  await arrive(admin, "admin@callwright.test");
  await admin.getByRole("link", { name: "Users" }).click();
  await admin.getByRole("button", { name: "Add New User" }).click();
  const form = admin.getByRole("dialog", { name: "Add New User" });
  await form.getByRole("button", { name: /Role/ }).click();
  await admin.getByRole("option", { name: "Representative" }).click();
  await form.getByRole("button", { name: /Seller Companies/ }).click();
  await admin.getByRole("option", { name: "Aegean Olive Trading" }).click();
  await admin.keyboard.press("Escape");
  await form.getByLabel("Name", { exact: true }).fill("Ada");
  await form.getByLabel("Surname").fill("Byron");
  await form.getByLabel("Email").fill(email);
  await form.getByText("Send an invitation").click();
  await form.getByRole("button", { name: "Send invitation" }).click();
  await admin.getByText(`Invitation sent to ${email}`).waitFor();
  await admin.locator("[data-row-id]").filter({ hasText: email }).getByText("Invited", { exact: true }).waitFor();

  const { page: guest, complaints } = await newPerson();
  await guest.goto(await mailedLink(email, "You are invited to Callwright"));
  await guest.getByLabel("Password", { exact: true }).fill("Secret99");
  await guest.getByLabel("Confirm password").fill("Secret99");
  await guest.getByRole("button", { name: "Set password and sign in" }).click();
  await guest.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();

  await guest.goto("/settings/profile");
  const preferences = guest.getByRole("region", { name: "Language and time" });
  await preferences.getByRole("button", { name: /Language/ }).click();
  await guest.getByRole("option", { name: "Türkçe" }).click();
  await preferences.getByRole("button", { name: "Save preferences" }).click();
  await guest.getByRole("link", { name: "Tüm Aramalar", exact: true }).waitFor();
  await guest.getByRole("heading", { name: "Profil ayarları", level: 1 }).waitFor();
  expect(await guest.evaluate(() => document.documentElement.lang)).toBe("tr");
  expect(complaints).toEqual([]);

  // The setting applies wherever they sign in next.
  const { page: elsewhere } = await newPerson();
  await elsewhere.goto("/login");
  await elsewhere.getByLabel("Email").fill(email);
  await elsewhere.getByLabel("Password", { exact: true }).fill("Secret99");
  await elsewhere.getByRole("button", { name: "Sign in" }).click();
  await elsewhere.getByRole("link", { name: "Tüm Aramalar", exact: true }).waitFor();
});
