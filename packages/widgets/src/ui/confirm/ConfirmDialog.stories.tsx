import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";

import { ConfirmDialog } from "./index.js";

const meta = {
  title: "ui/ConfirmDialog",
  tags: ["autodocs"],
  component: ConfirmDialog,
  // It covers its page, on a docs page too.
  parameters: { docs: { story: { inline: false, height: "480px" } } },
  args: {
    isOpen: true,
    title: "Delete Halvorsen Interiør AS",
    body: "Are you sure you want to delete the customer ?",
    confirmLabel: "Delete",
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Destructive: Story = {};

/** Costs money but destroys nothing. */
export const Paid: Story = {
  args: {
    title: "Upgrade to Growth",
    body: "You pay $99 a month instead of $29.",
    confirmLabel: "Upgrade",
    isDestructive: false,
  },
};

export const Busy: Story = { args: { isBusy: true } };

export const LongTitle: Story = {
  args: { title: "Delete Donaudampfschifffahrtsgesellschaft Beteiligungs- und Verwaltungsgesellschaft mbH & Co. KG" },
};

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };
