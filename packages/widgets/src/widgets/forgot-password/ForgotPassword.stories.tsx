import { createFakeApi, fail, ok } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn, userEvent, within } from "storybook/test";

import { onAuthPage } from "../../auth/testing/onAuthPage.js";
import { seen } from "../../testing/seen.js";
import { ForgotPassword } from "./index.js";

const sending = createFakeApi({ requestPasswordReset: () => ok({ message: "An email is on its way." }) });
const refusing = createFakeApi({
  requestPasswordReset: () => fail(429, "TOO_MANY_REQUESTS", "Too many attempts. Try again in a minute."),
});

const meta = {
  title: "widgets/ForgotPassword",
  component: ForgotPassword,
  args: { onSignIn: fn(), onReport: fn() },
  decorators: [onAuthPage],
  parameters: { client: sending.client },
} satisfies Meta<typeof ForgotPassword>;
export default meta;
type Story = StoryObj<typeof meta>;

async function ask(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText("Email"), "elif@meridyen.test");
  // The field is removed after sending. If user-event still tracks what was typed into it, the next story fails.
  await userEvent.tab();
  await userEvent.click(canvas.getByRole("button", { name: "Send link" }));
  return canvas;
}

/** A-RESET-02. */
export const Default: Story = {};

/** A-RESET-07. */
export const NothingEntered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Send link" }));
    await seen(canvas.findByText("Email required"));
  },
};

/** A-RESET-03 to A-RESET-05. */
export const Sent: Story = {
  play: async ({ canvasElement }) => seen((await ask(canvasElement)).findByText("elif@meridyen.test")),
};

/** It cannot be resent for half a minute. */
export const SentAgain: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Resend email" }));
    await seen(canvas.findByText(/Resend email in \d+ s/));
  },
};

export const Refused: Story = {
  parameters: { client: refusing.client },
  play: async ({ canvasElement }) =>
    seen((await ask(canvasElement)).findByText("Too many attempts. Try again in a minute.")),
};

export const Alone: Story = { ...Sent, args: { onSignIn: undefined, onReport: undefined } };
export const Narrow: Story = { ...Sent, parameters: { pageWidth: 358 } };
export const RightToLeft: Story = { ...Sent, globals: { locale: "ar-EG" } };
