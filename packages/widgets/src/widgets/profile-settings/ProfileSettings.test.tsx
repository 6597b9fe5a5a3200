import { changedMeanwhile, createFakeApi, empty, fail, fixtures, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { mayLeave } from "../../lib/unsaved.js";
import { itBehavesLikeAWidget, renderWidget } from "../../testing/index.js";
import { ProfileSettings, type ProfileSettingsProps } from "./index.js";

function profileHandlers(): FakeHandlers {
  let profile = fixtures.profile();
  let sessions = fixtures.deviceSessions();
  let choices = fixtures.notificationChoices();
  return {
    getProfile: () => ok(profile),
    updateProfile: ({ body: { email = profile.email, currentPassword, ...changes } }) => {
      const pendingEmail = email === profile.email ? profile.pendingEmail : email;
      if (email !== profile.email && currentPassword !== "Callwright1")
        return fail(400, "VALIDATION_FAILED", "Check.", { currentPassword: "This is not your current password." });
      return ok((profile = { ...profile, ...changes, pendingEmail }));
    },
    resendEmailChange: () => ok({ message: "A mail is on its way." }),
    cancelEmailChange: () => {
      profile = { ...profile, pendingEmail: null };
      return empty();
    },
    getNotificationChoices: () => ok({ choices }),
    updateNotificationChoices: ({ body }) => {
      choices = choices.map((choice) => body.choices.find(({ kind }) => kind === choice.kind) ?? choice);
      return ok({ choices });
    },
    listSessions: () => ok(fixtures.page(sessions)),
    endSession: ({ path }) => {
      sessions = sessions.filter(({ id }) => id !== path.id);
      return empty();
    },
    endOtherSessions: () => {
      sessions = sessions.filter(({ isCurrent }) => isCurrent);
      return empty();
    },
  };
}
const draw = (props: ProfileSettingsProps = {}, handlers: FakeHandlers = {}) =>
  renderWidget(<ProfileSettings {...props} />, { api: createFakeApi({ ...profileHandlers(), ...handlers }) });

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const ownPassword = () => page.getByLabelText("Your password");
const save = () => page.getByRole("button", { name: "Save" }).first();

describe("a person's own account", () => {
  test("A-PROF-01 A-PROF-02 is shown with an avatar, the name and the address, and can be changed", async () => {
    await draw();
    await expect.element(page.getByText("Elif Kaya")).toBeVisible();
    await expect.element(page.getByText("elif.kaya@meridyen.test")).toBeVisible();
    await expect.element(page.getByText("EK")).toBeVisible();
    await expect.element(field("Surname")).toHaveValue("Kaya");
    // Nothing has changed yet.
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
    await ownPassword().fill("Callwright1");
    await save().click();
    await expect.element(field("Email")).toHaveAccessibleDescription(taken);
  });
});

describe("another e-mail address", () => {
  const moveTo = async (email: string, password = "Callwright1") => {
    await field("Email").fill(email);
    await ownPassword().fill(password);
    await save().click();
  };
  const waits = page.getByRole("status").filter({ hasText: "Confirm elif@meridyen.test" });

  test("needs the password, and waits for its confirmation while the former one counts", async () => {
    const { api } = await draw();
    await expect.element(ownPassword()).not.toBeInTheDocument();
    await moveTo("elif@meridyen.test");
    await expect.element(waits).toBeVisible();
    await expect.element(waits.getByText(/you sign in with elif\.kaya@meridyen\.test/)).toBeVisible();
    expect(api.requests("updateProfile")[0]?.input.body).toMatchObject({
      email: "elif@meridyen.test",
      currentPassword: "Callwright1",
    });
    // The account keeps its email, and the password field is removed.
    await expect.element(field("Email")).toHaveValue("elif.kaya@meridyen.test");
    await expect.element(ownPassword()).not.toBeInTheDocument();
    await expect.element(save()).toBeDisabled();
  });

  test("is refused where the password is missing or wrong", async () => {
    const { api } = await draw();
    await moveTo("elif@meridyen.test", "");
    await expect.element(ownPassword()).toHaveAccessibleDescription("Current password is required");
    expect(api.requests("updateProfile")).toEqual([]);
    await ownPassword().fill("Callwright2");
    await save().click();
    await expect.element(ownPassword()).toHaveAccessibleDescription("This is not your current password.");
    await expect.element(field("Email")).toHaveValue("elif@meridyen.test");
  });

  test("can be sent the mail again, and be taken back", async () => {
    const { api } = await draw();
    await moveTo("elif@meridyen.test");
    await page.getByRole("button", { name: "Resend email" }).click();
    await expect.element(page.getByText("We sent the email again.")).toBeVisible();
    expect(api.requests("resendEmailChange")).toHaveLength(1);

    await page.getByRole("button", { name: "Cancel change" }).click();
    const question = page.getByRole("alertdialog", { name: "Keep elif.kaya@meridyen.test" });
    await question.getByRole("button", { name: "Keep this address" }).click();
    await expect.element(page.getByText("Your email address stays as it is.")).toBeVisible();
    await expect.element(waits).not.toBeInTheDocument();
  });
});

describe("where a person is signed in", () => {
  const section = () => page.getByRole("region", { name: "Where you are signed in" });
  const devices = () => section().getByRole("listitem");

  test("is shown with each device and when it was last used; this one is named", async () => {
    await draw();
    await expect.element(devices().nth(0).getByText("Chrome on Windows")).toBeVisible();
    await expect.element(devices().nth(0).getByText("This device")).toBeVisible();
    await expect.element(devices().nth(1).getByText("Safari on iPhone")).toBeVisible();
    await expect
      .element(
        devices()
          .nth(1)
          .getByText(/Last used: \S+/),
      )
      .toBeVisible();
  });

  test("one device is signed out after a question", async () => {
    const { api } = await draw();
    await section()
      .getByRole("button", { name: /Sign out: Safari on iPhone/ })
      .click();
    await page
      .getByRole("alertdialog", { name: "Sign out Safari on iPhone" })
      .getByRole("button", { name: "Sign out" })
      .click();
    await expect.element(page.getByText("Safari on iPhone is signed out.")).toBeVisible();
    await expect.poll(() => devices().elements().length).toBe(2);
    expect(api.requests("endSession")[0]?.input.path).toEqual({ id: fixtures.deviceSessions()[1]?.id });
  });

  test("everywhere else is signed out after a question, and then there is only here", async () => {
    await draw();
    await section().getByRole("button", { name: "Sign out everywhere else" }).click();
    const question = page.getByRole("alertdialog", { name: "Sign out everywhere else" });
    await question.getByRole("button", { name: "Sign out" }).click();
    await expect.element(section().getByText("You are signed in on this device only.")).toBeVisible();
    await expect.poll(() => devices().elements().length).toBe(1);
  });

  test("nothing is ended by who thinks better of it", async () => {
    const { api } = await draw();
    await section().getByRole("button", { name: "Sign out everywhere else" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
    await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
    expect(api.requests("endOtherSessions")).toEqual([]);
  });

  test("that cannot be read leaves the rest of the page as it is", async () => {
    await draw({}, { listSessions: () => fail(500, "INTERNAL_ERROR") });
    await expect.element(section().getByText("Your sessions could not be read.")).toBeVisible();
    await expect.element(section().getByRole("button", { name: "Try Again" })).toBeVisible();
    await expect.element(field("Name")).toHaveValue("Elif");
  });
});

describe("how the app speaks to a person", () => {
  const preferences = () => page.getByRole("region", { name: "Language and time" });
  const choose = async (field: RegExp, option: string | RegExp) => {
    await preferences().getByRole("button", { name: field }).click();
    await page.getByRole("option", { name: option }).click();
  };

  test("is theirs to choose: language, time zone and clock", async () => {
    const onSaved = vi.fn();
    const { api } = await draw({ onSaved });
    await choose(/Language/, "Türkçe");
    await preferences()
      .getByRole("button", { name: /Time zone/ })
      .click();
    await userEvent.keyboard("istanb");
    await page.getByRole("option", { name: /Europe \/ Istanbul/ }).click();
    await choose(/Clock/, "24 hours: 16:30");
    await preferences().getByRole("button", { name: "Save preferences" }).click();
    await expect.element(page.getByText("Your choice is saved.")).toBeVisible();
    const choice = { language: "tr", timeZone: "Europe/Istanbul", hourCycle: "h23" };
    expect(api.requests("updateProfile")[0]?.input.body).toEqual(choice);
    expect(onSaved).toHaveBeenCalledWith({ profile: expect.objectContaining(choice) as unknown });
  });

  test("is not lost with the page without a question", async () => {
    await draw();
    await choose(/Clock/, "24 hours: 16:30");
    const answer = mayLeave();
    await page.getByRole("alertdialog", { name: "Are you sure?" }).getByRole("button", { name: "Discard" }).click();
    expect(await answer).toBe(true);
  });

  test("goes back to what the browser and the device say", async () => {
    const chosen = fixtures.profile({ language: "tr", timeZone: "Asia/Tokyo", hourCycle: "h12" });
    const { api } = await draw({}, { getProfile: () => ok(chosen), updateProfile: () => ok(chosen) });
    await choose(/Language/, /As this browser/);
    await choose(/Time zone/, /As this device/);
    await choose(/Clock/, "As usual in the language");
    await preferences().getByRole("button", { name: "Save preferences" }).click();
    await expect
      .poll(() => api.requests("updateProfile")[0]?.input.body)
      .toEqual({ language: null, timeZone: null, hourCycle: null });
  });
});

describe("a new password", () => {
  const section = () => page.getByRole("region", { name: "Password" });
  const type = async (current: string, next: string, again = next) => {
    await section().getByLabelText("Current password").fill(current);
    await section().getByLabelText("New password", { exact: true }).fill(next);
    await section().getByLabelText("Confirm new password").fill(again);
    await section().getByRole("button", { name: "Change password" }).click();
  };

  test("is set by whoever knows the current one; nothing of it stays on the screen", async () => {
    const { api } = await draw({}, { changePassword: () => ok({ message: "Your password is changed." }) });
    await type("Callwright1", "Textile7");
    await expect.element(page.getByText("Your password is changed.")).toBeVisible();
    expect(api.requests("changePassword")[0]?.input.body).toEqual({
      currentPassword: "Callwright1",
      newPassword: "Textile7",
    });
    await expect.element(section().getByLabelText("Current password")).toHaveValue("");
    await expect.element(section().getByRole("button", { name: "Change password" })).toBeDisabled();
  });

  test("is refused where the current one is wrong, and what was typed stays", async () => {
    const wrong = "This is not your current password.";
    await draw({}, { changePassword: () => fail(400, "VALIDATION_FAILED", "Check.", { currentPassword: wrong }) });
    await type("Callwright2", "Textile7");
    await expect.element(section().getByLabelText("Current password")).toHaveAccessibleDescription(wrong);
    await expect.element(section().getByLabelText("New password", { exact: true })).toHaveValue("Textile7");
  });

  test.each([
    ["", "Textile7", "Textile7", "Current password is required"],
    ["Callwright1", "Textile7", "Textile8", "Passwords don't match"],
    ["Callwright1", "textile", "textile", "Include a number, a lowercase and an uppercase letter"],
  ])("current “%s”, new “%s” and “%s” is noticed before anything is sent", async (current, next, again, message) => {
    const { api } = await draw();
    await type(current, next, again);
    await expect.element(page.getByText(message, { exact: true })).toBeVisible();
    expect(api.requests("changePassword")).toEqual([]);
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

describe("what a person is told of", () => {
  const toggle = (name: string) => page.getByRole("switch", { name });

  test("each kind is shown, and mailed as well to whom wants that; a switch counts at once", async () => {
    const sent: unknown[] = [];
    const { updateNotificationChoices } = profileHandlers();
    await draw(
      {},
      {
        updateNotificationChoices: (request, reply) => {
          sent.push(request.body);
          return updateNotificationChoices!(request, reply);
        },
      },
    );
    const mailed = toggle("A call of mine got a positive answer: by email");
    await expect.element(toggle("A call of mine got a positive answer: in Callwright")).toBeChecked();
    await expect.element(mailed).not.toBeChecked();
    await mailed.click();
    await expect.element(mailed).toBeChecked();
    expect(sent).toEqual([{ choices: [{ kind: "POSITIVE_ANSWER", isShown: true, isMailed: true }] }]);
  });

  test("the last of two quick presses counts, however long the first one takes", async () => {
    const save = profileHandlers().updateNotificationChoices!;
    const saved: unknown[] = [];
    let answer = () => {};
    let before: Promise<void> | undefined = new Promise<void>((resolve) => (answer = resolve));
    await draw(
      {},
      {
        updateNotificationChoices: async (request, reply) => {
          const first = before;
          before = undefined;
          await first;
          saved.push(request.body.choices[0]?.isMailed);
          return save(request, reply);
        },
      },
    );
    const mailed = toggle("A call of mine got a positive answer: by email");
    await mailed.click();
    await expect.element(mailed).toBeChecked();
    await mailed.click();
    await expect.element(mailed).not.toBeChecked();
    answer();
    await expect.poll(() => saved).toEqual([true, false]);
    await expect.element(mailed).not.toBeChecked();
  });

  test("what is not shown is not mailed either", async () => {
    await draw();
    await toggle("A campaign of mine is done: by email").click();
    await toggle("A campaign of mine is done: in Callwright").click();
    await expect.element(toggle("A campaign of mine is done: in Callwright")).not.toBeChecked();
    await expect.element(toggle("A campaign of mine is done: by email")).not.toBeChecked();
    await toggle("A campaign of mine is done: by email").click();
    await expect.element(toggle("A campaign of mine is done: in Callwright")).toBeChecked();
  });

  test("a choice that could not be saved is taken back, and it says so", async () => {
    await draw({}, { updateNotificationChoices: () => fail(500, "INTERNAL_ERROR") });
    const mailed = toggle("The balance of my company is low: by email");
    await mailed.click();
    await expect.element(page.getByText("The fake was told to fail.")).toBeVisible();
    await expect.element(mailed).not.toBeChecked();
  });

  test("a choice that is saved at the second attempt no longer says that it could not be", async () => {
    let isRefused = true;
    const save = profileHandlers().updateNotificationChoices!;
    const refusedOnce: FakeHandlers = {
      updateNotificationChoices: (...all) => (isRefused ? fail(500, "INTERNAL_ERROR", "Not now.") : save(...all)),
    };
    await draw({}, refusedOnce);
    const mailed = toggle("The balance of my company is low: by email");
    await mailed.click();
    await expect.element(page.getByText("Not now.")).toBeVisible();
    isRefused = false;
    await mailed.click();
    await expect.element(page.getByText("Not now.")).not.toBeInTheDocument();
    await expect.element(mailed).toBeChecked();
  });
});

describe("a profile that is open in two tabs", () => {
  /** Handlers of a profile that the other tab has saved with `elsewhere` before this one saves. */
  function changedElsewhere(elsewhere: Partial<ReturnType<typeof fixtures.profile>>): FakeHandlers {
    let profile = fixtures.profile();
    let isChanged = false;
    const later = (minutes: number) => new Date(Date.parse(profile.updatedAt!) + minutes * 60_000).toISOString();
    return {
      getProfile: () => ok(profile),
      updateProfile: ({ headers, body }) => {
        if (!isChanged) profile = { ...profile, ...elsewhere, updatedAt: later(1) };
        isChanged = true;
        if (headers["If-Match"] !== `"${profile.updatedAt}"`)
          return changedMeanwhile({ at: profile.updatedAt!, by: "Elif Kaya" });
        const { name = profile.name, surname = profile.surname, hourCycle = profile.hourCycle } = body;
        return ok((profile = { ...profile, name, surname, hourCycle, updatedAt: later(1) }));
      },
    };
  }

  test("asks which name counts, instead of overwriting the one that the other tab has saved", async () => {
    const { api } = await draw({}, changedElsewhere({ surname: "Aydın" }));
    await field("Surname").fill("Demir");
    await save().click();
    await expect.element(page.getByText("Aydın")).toBeVisible();
    await expect.element(field("Surname")).toHaveValue("Demir");
    await page.getByRole("button", { name: "Keep mine" }).click();
    await expect.element(page.getByText("Elif Demir")).toBeVisible();
    expect(api.requests("updateProfile")).toHaveLength(2);
  });

  test("saves a clock at once, though the other tab has saved another name", async () => {
    const { api } = await draw({}, changedElsewhere({ surname: "Aydın" }));
    await page.getByRole("button", { name: /Clock$/ }).click();
    await page.getByRole("option", { name: /^24 hours/ }).click();
    await page.getByRole("button", { name: "Save preferences" }).click();
    await expect.element(page.getByText("Your choice is saved.")).toBeVisible();
    expect(api.requests("updateProfile")).toHaveLength(2);
    await expect.element(field("Surname")).toHaveValue("Aydın");
  });
});
