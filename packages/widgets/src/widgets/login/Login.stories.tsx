import { createFakeApi, fail, fixtures, ok } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";

import { CallwrightProvider } from "../../provider/index.js";
import { seen } from "../../testing/seen.js";
import { Login } from "./index.js";

const welcoming = createFakeApi({
  login: () => ok({ data: fixtures.profile(), accessToken: "access", refreshToken: "refresh" }),
});
const refusing = createFakeApi({ login: () => fail(401, "INVALID_CREDENTIALS") });

const meta = {
  title: "widgets/Login",
  component: Login,
  args: { onSignedIn: fn(), onJoin: fn(), onForgotPassword: fn() },
  decorators: [
    (Story, { parameters, globals }) => (
      <CallwrightProvider
        client={parameters.refuses ? refusing.client : welcoming.client}
        scheme={globals.scheme as "light" | "dark"}
        locale={globals.locale as string}
      >
        <div style={{ maxInlineSize: 384, marginInline: "auto" }}>
          <Story />
        </div>
      </CallwrightProvider>
    ),
  ],
} satisfies Meta<typeof Login>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A-LOGIN-10: both fields show the error, so that it does not reveal which addresses exist. */
export const Refused: Story = {
  parameters: { refuses: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Email"), "seller@callwright.test");
    await userEvent.type(canvas.getByLabelText("Password", { selector: "input" }), "wrong");
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }));
    await expect(await canvas.findAllByText("Incorrect email or password. Please try again.")).toHaveLength(2);
  },
};

/** A-LOGIN-08, A-LOGIN-09. */
export const NothingEntered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }));
    await seen(canvas.findByText("Please enter your email."));
  },
};

/** A host without sign-up and password reset. */
export const Alone: Story = { args: { onJoin: undefined, onForgotPassword: undefined } };

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };

export const Turkish: Story = { globals: { locale: "tr-TR" } };
