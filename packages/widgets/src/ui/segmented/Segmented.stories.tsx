import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";

import { Monitor, Moon, Sun } from "../icon/generated/icons.js";
import { Segmented } from "./index.js";

const meta = {
  title: "ui/Segmented",
  tags: ["autodocs"],
  component: Segmented,
  args: {
    label: "Period",
    value: "daily",
    onChange: fn(),
    options: [
      { value: "today", label: "Today" },
      { value: "daily", label: "Daily" },
      { value: "monthly", label: "Monthly" },
      { value: "annually", label: "Annually" },
    ],
  },
} satisfies Meta<typeof Segmented>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithIcons: Story = {
  args: {
    label: "Theme",
    value: "light",
    options: [
      { value: "system", label: "System", icon: Monitor },
      { value: "light", label: "Light", icon: Sun },
      { value: "dark", label: "Dark", icon: Moon },
    ],
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };
