import { createFakeApi, fail, never, ok } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn, userEvent, within } from "storybook/test";

import { onAuthPage } from "../../auth/testing/onAuthPage.js";
import { seen } from "../../testing/seen.js";
import { VerifyEmail } from "./index.js";

const done = { message: "Done." };
const verifying = createFakeApi({ verifyEmail: () => ok(done), resendVerificationEmail: () => ok(done) });
const failing = createFakeApi({ verifyEmail: () => fail(400, "LINK_INVALID", "Email verification failed") });
const slow = createFakeApi({ verifyEmail: never });

const meta = {
  title: "widgets/VerifyEmail",
  component: VerifyEmail,
  args: { onSignIn: fn() },
  decorators: [onAuthPage],
  parameters: { client: verifying.client },
} satisfies Meta<typeof VerifyEmail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A-VERIFY-01. */
export const MailSent: Story = { args: { email: "elif@meridyen.test" } };

/** The address is unknown, so the email cannot be resent. */
export const MailSentSomewhere: Story = {};

export const Resent: Story = {
  ...MailSent,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Resend email" }));
    await seen(canvas.findByText(/Resend email in \d+ s/));
  },
};

export const Verifying: Story = { args: { token: "t" }, parameters: { client: slow.client } };

/** A-VERIFY-02, A-VERIFY-03. */
export const Verified: Story = {
  args: { token: "t" },
  play: async ({ canvasElement }) => seen(within(canvasElement).findByText("Your email is verified")),
};

/** A-VERIFY-04. */
export const Failed: Story = {
  args: { token: "t" },
  parameters: { client: failing.client },
  play: async ({ canvasElement }) => seen(within(canvasElement).findByText("Email verification failed")),
};

export const Narrow: Story = { ...MailSent, parameters: { pageWidth: 358 } };
export const RightToLeft: Story = { ...Verified, globals: { locale: "ar-EG" } };
