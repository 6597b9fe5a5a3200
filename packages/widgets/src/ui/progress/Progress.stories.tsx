import type { Meta, StoryObj } from "@storybook/react-vite";

import { Progress, ProgressLine } from "./index.js";

const meta = {
  title: "ui/Progress",
  tags: ["autodocs"],
  component: Progress,
  args: { label: "Days of the plan", value: 0.4, valueText: "12 of 30 days" },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <Progress {...args} tone="accent" />
      <Progress {...args} tone="ink" />
      <Progress {...args} tone="warning" value={0.95} />
    </div>
  ),
};

/** The progress is unknown. */
export const Unknown: Story = { args: { label: "Import", value: undefined, valueText: undefined } };

/** Under the header of a table whose rows are being replaced. */
export const Line: Story = { render: () => <ProgressLine /> };

export const RightToLeft: Story = { ...Tones, globals: { locale: "ar-EG" } };
