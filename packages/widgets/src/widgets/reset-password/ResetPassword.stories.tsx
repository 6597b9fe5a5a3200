import { createFakeApi, fail, ok } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn, userEvent, within } from "storybook/test";

import { onAuthPage } from "../../auth/testing/onAuthPage.js";
import { seen } from "../../testing/seen.js";
import { ResetPassword } from "./index.js";

const old = "This link is not valid any more. Please ask for a new one.";
const changing = createFakeApi({ resetPassword: () => ok({ message: "Your password is changed." }) });
const refusing = createFakeApi({ resetPassword: () => fail(400, "LINK_INVALID", old) });

const meta = {
  title: "widgets/ResetPassword",
  component: ResetPassword,
  args: { token: "from-the-mail", onReset: fn(), onAskAgain: fn() },
  decorators: [onAuthPage],
  parameters: { client: changing.client },
} satisfies Meta<typeof ResetPassword>;
export default meta;
type Story = StoryObj<typeof meta>;

async function enter(canvasElement: HTMLElement, password: string, confirmation: string) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText("New password"), password);
  await userEvent.type(canvas.getByLabelText("Confirm new password"), confirmation);
  await userEvent.click(canvas.getByRole("button", { name: "Set password" }));
  return canvas;
}

/** A-RESET-01. */
export const Default: Story = {};

/** A-RESET-11. */
export const Different: Story = {
  play: async ({ canvasElement }) =>
    seen((await enter(canvasElement, "Textile7", "Textile8")).findByText("Passwords don't match")),
};

/** A-RESET-08, A-RESET-10. */
export const TooShort: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await enter(canvasElement, "Ab1", "Ab1");
    await seen(canvas.findAllByText("At least 6 characters").then((said) => said.at(-1)!));
  },
};

/** The link has already been used, or has expired. */
export const LinkInvalid: Story = {
  parameters: { client: refusing.client },
  play: async ({ canvasElement }) => seen((await enter(canvasElement, "Textile7", "Textile7")).findByText(old)),
};

export const Narrow: Story = { ...Different, parameters: { pageWidth: 358 } };
export const RightToLeft: Story = { ...Different, globals: { locale: "ar-EG" } };
