import { fail, never, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { StrictMode } from "react";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { itBehavesLikeAWidget, renderWidget } from "../../testing/index.js";
import { VerifyEmail } from "./index.js";

const done = { message: "Done." };
const handlers: FakeHandlers = { verifyEmail: () => ok(done), resendVerificationEmail: () => ok(done) };
const failing: FakeHandlers = { verifyEmail: () => fail(400, "LINK_INVALID", "Email verification failed") };

describe("who waits for the mail", () => {
  test("A-VERIFY-01 reads that it was sent, and where to", async () => {
    await renderWidget(<VerifyEmail email="elif@meridyen.test" onSignIn={vi.fn()} />, { handlers });
    await expect.element(page.getByText(/We sent a verification email/)).toBeVisible();
    await expect.element(page.getByText("elif@meridyen.test")).toBeVisible();
  });

  test("A-VERIFY-01 A-API-10 has it sent again", async () => {
    const { api } = await renderWidget(<VerifyEmail email="elif@meridyen.test" onSignIn={vi.fn()} />, { handlers });
    await page.getByRole("button", { name: "Resend email" }).click();
    await expect.element(page.getByText("We sent the email again.")).toBeVisible();
    expect(api.requests("resendVerificationEmail")[0]?.input.body).toEqual({ email: "elif@meridyen.test" });
  });

  test("is not offered another mail when nobody knows where to", async () => {
    await renderWidget(<VerifyEmail onSignIn={vi.fn()} />, { handlers });
    await expect.element(page.getByText(/We sent you a verification email/)).toBeVisible();
    expect(page.getByRole("button").elements()).toEqual([]);
  });

  test("A-ERR-05 is told when it cannot be sent", async () => {
    await renderWidget(<VerifyEmail email="elif@meridyen.test" onSignIn={vi.fn()} />, {
      handlers: { resendVerificationEmail: () => fail(429, "TOO_MANY_REQUESTS", "Too many attempts.") },
    });
    await page.getByRole("button", { name: "Resend email" }).click();
    await expect.element(page.getByText("Too many attempts.")).toBeVisible();
  });
});

describe("who followed the link", () => {
  test.each([
    ["A-VERIFY-02 success", handlers, "Your email is verified"],
    ["A-VERIFY-04 failure", failing, "Email verification failed"],
  ])("A-VERIFY-03 reads of %s and is at the login three seconds later", async (_title, answers, text) => {
    const onSignIn = vi.fn();
    const { api } = await renderWidget(
      <StrictMode>
        <VerifyEmail token="from-the-mail" onSignIn={onSignIn} />
      </StrictMode>,
      { handlers: answers },
    );
    await expect.element(page.getByRole("heading", { name: text })).toBeVisible();
    const since = performance.now();
    expect(onSignIn).not.toHaveBeenCalled();
    await expect.poll(() => onSignIn.mock.calls).toHaveLength(1);
    expect(performance.now() - since).toBeGreaterThan(2_000);
    // The token is sent only once, because it can be used only once.
    expect(api.requests("verifyEmail").map(({ input }) => input.body)).toEqual([{ token: "from-the-mail" }]);
  });

  test("A-VERIFY-02 sees that it takes a moment", async () => {
    const onSignIn = vi.fn();
    await renderWidget(<VerifyEmail token="from-the-mail" onSignIn={onSignIn} />, { handlers: { verifyEmail: never } });
    await expect.element(page.getByRole("heading", { name: "Verifying your email" })).toBeVisible();
  });

  test("A-VERIFY-03 need not wait for it", async () => {
    const onSignIn = vi.fn();
    await renderWidget(<VerifyEmail token="from-the-mail" onSignIn={onSignIn} />, { handlers });
    await page.getByRole("link", { name: "Sign in" }).click();
    expect(onSignIn).toHaveBeenCalledOnce();
  });
});

itBehavesLikeAWidget({
  name: "verify-email",
  catalogue: "verifyEmail",
  draw: (props) => <VerifyEmail email="elif@meridyen.test" onSignIn={vi.fn()} {...props} />,
  handlers,
  readyText: "Resend email",
  readsAtStart: false,
});
