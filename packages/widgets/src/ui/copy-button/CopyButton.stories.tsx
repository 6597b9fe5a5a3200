import type { Meta, StoryObj } from "@storybook/react-vite";

import { CopyButton } from "./index.js";

const meta = {
  title: "ui/CopyButton",
  tags: ["autodocs"],
  component: CopyButton,
  args: { text: () => "Hello, this is Aylin, an AI assistant calling for Aegean Linen." },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Beside a title. */
export const Small: Story = { args: { size: "small", variant: "ghost" } };

export const RightToLeft: Story = { ...Small, globals: { locale: "ar-EG" } };
