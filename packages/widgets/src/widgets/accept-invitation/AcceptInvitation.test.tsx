import { fail, fixtures, offline, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { itBehavesLikeAWidget, renderWidget } from "../../testing/index.js";
import { AcceptInvitation } from "./index.js";

const session = { data: fixtures.profile(), accessToken: "access", refreshToken: "refresh" };
const handlers: FakeHandlers = { acceptInvitation: () => ok(session) };

async function enter(password: string, confirmation = password): Promise<void> {
  await page.getByLabelText("Password", { exact: true }).fill(password);
  await page.getByLabelText("Confirm password", { exact: true }).fill(confirmation);
  await page.getByRole("button", { name: "Set password and sign in" }).click();
}

describe("who was invited", () => {
  test("sets their own password and is signed in", async () => {
    const onAccepted = vi.fn();
    const { api } = await renderWidget(<AcceptInvitation token="mailed" onAccepted={onAccepted} />, { handlers });
    await enter("Textile7");
    await expect.poll(() => onAccepted.mock.calls).toEqual([[{ session }]]);
    expect(api.requests("acceptInvitation")[0]?.input.body).toEqual({ token: "mailed", newPassword: "Textile7" });
  });

  test("is told when the link is not good any more, and led to the login", async () => {
    const onSignIn = vi.fn();
    const old = "This invitation is not valid any more. Please ask for another one.";
    await renderWidget(<AcceptInvitation token="used" onAccepted={vi.fn()} onSignIn={onSignIn} />, {
      handlers: { acceptInvitation: () => fail(400, "LINK_INVALID", old) },
    });
    await enter("Textile7");
    await expect.element(page.getByText(old)).toBeVisible();
    await page.getByRole("link", { name: "Sign in" }).click();
    expect(onSignIn).toHaveBeenCalledOnce();
  });

  test("is told to try to sign in when the answer was lost and the link has been used by it", async () => {
    const { api } = await renderWidget(<AcceptInvitation token="mailed" onAccepted={vi.fn()} onSignIn={vi.fn()} />, {
      handlers: {
        acceptInvitation: () =>
          api.requests("acceptInvitation").length === 1 ? offline() : fail(400, "LINK_INVALID", "Not valid any more."),
      },
    });
    await enter("Textile7");
    await expect.element(page.getByText("No answer came from the server.")).toBeVisible();
    await page.getByRole("button", { name: "Set password and sign in" }).click();
    await expect.element(page.getByText("Your password may be set already. Try to sign in with it.")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  });

  test("hears what is wrong with a password before anything is sent", async () => {
    const { api } = await renderWidget(<AcceptInvitation token="t" onAccepted={vi.fn()} />, { handlers });
    await enter("Textile7", "Textile8");
    await expect.element(page.getByText("Passwords don't match")).toBeVisible();
    expect(api.requests("acceptInvitation")).toEqual([]);
  });
});

itBehavesLikeAWidget({
  name: "accept-invitation",
  catalogue: "acceptInvitation",
  draw: (props) => <AcceptInvitation token="from-the-mail" onAccepted={vi.fn()} {...props} />,
  handlers,
  readyText: "Set password and sign in",
  readsAtStart: false,
});
