import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn, userEvent, within } from "storybook/test";

import { IconButton } from "../button/index.js";
import { Ellipsis, Maximize2, Phone, RefreshCw, Trash2 } from "../icon/generated/icons.js";
import { Menu } from "./index.js";

const meta = {
  title: "ui/Menu",
  tags: ["autodocs"],
  component: Menu,
  args: {
    trigger: <IconButton icon={Ellipsis} label="More" />,
    placement: "bottom start",
    items: [
      { id: "detail", label: "Detail", icon: Maximize2, shortcut: "Enter", onAction: fn() },
      { id: "call", label: "Call", icon: Phone, shortcut: "C", onAction: fn() },
      { id: "sync", label: "Sync Contacts", icon: RefreshCw, onAction: fn() },
      "separator",
      { id: "delete", label: "Delete", icon: Trash2, isDanger: true, onAction: fn() },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Closed: Story = { play: () => undefined };

/** Actions that the plan does not include stay visible and say why. */
export const DisabledWithReason: Story = {
  args: {
    items: [
      { id: "detail", label: "Detail", icon: Maximize2, onAction: fn() },
      {
        id: "sync",
        label: "Sync Contacts",
        icon: RefreshCw,
        disabledReason: "Please upgrade your plan",
        onAction: fn(),
      },
      { id: "delete", label: "Delete", icon: Trash2, disabledReason: "Please upgrade your plan", onAction: fn() },
    ],
  },
};

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };
