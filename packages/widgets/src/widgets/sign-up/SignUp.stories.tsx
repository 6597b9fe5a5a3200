import { createFakeApi, created, fail } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";

import { onAuthPage } from "../../auth/testing/onAuthPage.js";
import { seen } from "../../testing/seen.js";
import { SignUp } from "./index.js";
import { newUser } from "./testing/newUser.js";

const taken = "This email address is already in use.";
const taking = createFakeApi({ registerUser: () => created(newUser()) });
const refusing = createFakeApi({ registerUser: () => fail(409, "EMAIL_TAKEN", taken, { "user.email": taken }) });

const meta = {
  title: "widgets/SignUp",
  component: SignUp,
  args: { onSignedUp: fn(), onSignIn: fn() },
  decorators: [onAuthPage],
  parameters: { client: taking.client },
} satisfies Meta<typeof SignUp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(canvasElement: HTMLElement, secret: string) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText("Name"), "Elif");
  await userEvent.type(canvas.getByLabelText("Surname"), "Kaya");
  await userEvent.type(canvas.getByLabelText("Email"), "elif@meridyen.test");
  await userEvent.type(canvas.getByLabelText("Password", { selector: "input" }), secret);
  return canvas;
}

/** A-SIGNUP-04: nothing is sent before the terms are accepted. */
export const Default: Story = {};

/** A-SIGNUP-02, A-SIGNUP-03: three of the four requirements are met. */
export const FairPassword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await fillIn(canvasElement, "textile7");
    await expect(canvas.getByRole("meter")).toHaveAttribute("aria-valuenow", "3");
  },
};

export const WeakPassword: Story = {
  play: async ({ canvasElement }) => void (await fillIn(canvasElement, "a")),
};

export const StrongPassword: Story = {
  play: async ({ canvasElement }) => void (await fillIn(canvasElement, "Textile7")),
};

/** A-SIGNUP-06 to A-SIGNUP-09. */
export const NothingEntered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: "Sign up" }));
    await seen(canvas.findByText("Please enter your surname."));
  },
};

/** The email already belongs to an account. */
export const Refused: Story = {
  parameters: { client: refusing.client },
  play: async ({ canvasElement }) => {
    const canvas = await fillIn(canvasElement, "Textile7");
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: "Sign up" }));
    await seen(canvas.findByText(taken));
  },
};

export const WithTerms: Story = { args: { termsHref: "https://callwright.test/terms" } };
export const Alone: Story = { args: { onSignIn: undefined } };
export const Narrow: Story = { ...FairPassword, parameters: { pageWidth: 358 } };
export const RightToLeft: Story = { ...FairPassword, globals: { locale: "ar-EG" } };
