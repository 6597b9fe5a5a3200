import { createClient } from "@callwright/sdk";
import { afterAll, expect, inject, test } from "vitest";

import { mailedLink } from "./mailbox.ts";
import { newSeller } from "./newSeller.ts";
import { arrive, closeBrowser, logIn, newPerson } from "./person.ts";

afterAll(closeBrowser);

const former = "vera.former@account.test";
const wanted = "vera.wanted@account.test";
const password = "Callwright1";

test("somebody signs out a device that they lost, and moves to another e-mail address", async () => {
  const admin = createClient({ baseUrl: inject("productUrl") });
  admin.session.start(await admin.call("login", { body: { email: "admin@callwright.test", password } }));
  const account = { name: "Vera", surname: "Mover", role: "REPRESENTATIVE" } as const;
  await admin.call("createUser", { body: { ...account, email: former, password } });

  const { page: lost } = await newPerson();
  await logIn(lost, former);
  const { page, complaints } = await newPerson();
  await logIn(page, former);
  await page.goto("/settings/profile");
  const sessions = page.getByRole("region", { name: "Where you are signed in" });
  await sessions.getByText("This device").waitFor();
  await sessions.getByRole("button", { name: /^Sign out: / }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
  await sessions.getByText("You are signed in on this device only.").waitFor();
  await lost.goto("/settings/profile");
  await lost.waitForURL("**/login*");

  await page.getByLabel("Email", { exact: true }).fill(wanted);
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText(`Confirm ${wanted}`).waitFor();
  expect(complaints).toEqual([]);

  const { page: mailProgram } = await newPerson();
  await mailProgram.goto(await mailedLink(wanted, "Confirm your new email address"));
  await mailProgram.getByText("Your email is verified").waitFor();
  await mailedLink(former, "Your email address was changed");
  await logIn(mailProgram, wanted);
  await mailProgram.goto("/settings/profile");
  await mailProgram.getByText(wanted).waitFor();
});

test("what is typed in the profile is lost neither to another page nor to another language, which comes when it is saved", async () => {
  const { page } = await newPerson();
  const { email } = await newSeller("Typing");
  await arrive(page, email, "/settings/profile");
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("Typed");
  await page.getByRole("button", { name: /Language$/ }).click();
  await page.getByRole("option", { name: "Türkçe" }).click();
  await page.getByRole("button", { name: "Save preferences" }).click();
  await page.getByText("Your choice is saved.").waitFor();
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await page.getByRole("alertdialog", { name: "Are you sure?" }).getByRole("button", { name: "Keep editing" }).click();
  expect(await name.inputValue()).toBe("Typed");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("heading", { name: "Profil ayarları", level: 1 }).waitFor();
  expect(await page.getByRole("textbox", { name: "Ad", exact: true }).inputValue()).toBe("Typed");
});
