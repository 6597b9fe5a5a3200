import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";

import { CalendarClock, Download, Phone, Trash2 } from "../icon/generated/icons.js";
import { SelectionBar } from "./index.js";

const meta = {
  title: "ui/SelectionBar",
  tags: ["autodocs"],
  component: SelectionBar,
  args: {
    count: 3,
    totalCount: 248,
    onClear: fn(),
    actions: [
      { id: "call", label: "Call Now", icon: Phone, isLead: true, onAction: fn() },
      { id: "later", label: "Call Later", icon: CalendarClock, onAction: fn() },
      "separator",
      { id: "export", label: "Export", icon: Download, onAction: fn() },
      { id: "delete", label: "Delete", icon: Trash2, onAction: fn() },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 120, display: "flex", flexDirection: "column", justifyContent: "flex-end" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The whole page is selected, and there are more rows. */
export const SelectAll: Story = { args: { count: 25, onSelectAll: fn() } };

/** All rows are selected, and an action on them reads those that were never on the screen. */
export const Reading: Story = { args: { count: 248, isReading: true } };

export const Unavailable: Story = {
  args: {
    actions: [
      { id: "export", label: "Export", icon: Download, isBusy: true, onAction: fn() },
      { id: "delete", label: "Delete", icon: Trash2, disabledReason: "Please upgrade your plan", onAction: fn() },
    ],
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 342 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { globals: { locale: "ar-EG" } };
