import { createFakeApi, fail } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn, userEvent, within } from "storybook/test";

import { onAuthPage } from "../../auth/testing/onAuthPage.js";
import { seen } from "../../testing/seen.js";
import { AcceptInvitation } from "./index.js";

const old = "This invitation is not valid any more. Please ask for another one.";
const refusing = createFakeApi({ acceptInvitation: () => fail(400, "LINK_INVALID", old) });

const meta = {
  title: "widgets/AcceptInvitation",
  component: AcceptInvitation,
  args: { token: "from-the-mail", onAccepted: fn(), onSignIn: fn() },
  decorators: [onAuthPage],
  parameters: { client: refusing.client },
} satisfies Meta<typeof AcceptInvitation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The link was already used, was replaced by a newer one, or has expired. */
export const LinkInvalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Password"), "Textile7");
    await userEvent.type(canvas.getByLabelText("Confirm password"), "Textile7");
    await userEvent.click(canvas.getByRole("button", { name: "Set password and sign in" }));
    await seen(canvas.findByText(old));
  },
};

export const Narrow: Story = { parameters: { pageWidth: 358 } };
export const RightToLeft: Story = { globals: { locale: "ar-EG" } };
