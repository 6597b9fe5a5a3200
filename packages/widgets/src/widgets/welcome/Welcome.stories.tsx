import { fail } from "@callwright/sdk/fake";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn, screen, userEvent } from "storybook/test";

import { seen } from "../../testing/seen.js";
import { DrawnWelcome } from "./testing/DrawnWelcome.js";

const dialog = () => seen(screen.findByRole("dialog", { name: "Hear it before your customers do" }));

const meta = {
  title: "widgets/Welcome",
  component: DrawnWelcome,
  args: { onFinished: fn() },
  play: dialog,
} satisfies Meta<typeof DrawnWelcome>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog appears half a second after a new seller has arrived. */
export const Default: Story = {};

/** A-WELC-03. */
export const NoNumber: Story = {
  play: async () => {
    await dialog();
    await userEvent.click(screen.getByRole("button", { name: "Call me" }));
    await seen(screen.findByText("Phone number is required"));
  },
};

/** A-WELC-07: the dialog stays open and shows the error. */
export const Failed: Story = {
  args: { handlers: { startWelcomeCall: () => fail(500, "INTERNAL_ERROR") } },
  play: async () => {
    await dialog();
    await userEvent.type(screen.getByRole("textbox", { name: "Phone number" }), "+902125550142");
    await userEvent.click(screen.getByRole("button", { name: "Call me" }));
    await seen(screen.findByText("An error occurred while making the call."));
  },
};

export const Narrow: Story = { globals: { viewport: { value: "mobile1" } } };

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };
