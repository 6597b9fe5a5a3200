import type { Meta, StoryObj } from "@storybook/react-vite";

import { Button, IconButton } from "../button/index.js";
import { CalendarClock, Phone } from "../icon/generated/icons.js";
import { Popover } from "./index.js";

const form = (
  <div style={{ display: "grid", gap: 12 }}>
    <div>
      <b>Dana Whitfield</b>
      <p style={{ color: "var(--cw-text-subtle)" }}>+1 312 555 0147</p>
    </div>
    <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 8 }}>
      <Button variant="primary" icon={Phone}>
        Call Now
      </Button>
      <Button icon={CalendarClock}>Call Later</Button>
    </div>
    <p style={{ color: "var(--cw-text-subtle)", fontSize: 12 }}>From +1 312 555 0190</p>
  </div>
);

const meta = {
  title: "ui/Popover",
  tags: ["autodocs"],
  component: Popover,
  args: { trigger: <IconButton icon={Phone} label="Call" />, label: "Call Dana Whitfield", children: form },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { isOpen: true, placement: "bottom start" } };

/** Content that does not fit scrolls inside; the surface stays on the screen. */
export const LongContent: Story = {
  args: {
    ...Open.args,
    children: (
      <div style={{ display: "grid", gap: 8 }}>
        {Array.from({ length: 40 }, (_, index) => (
          <Button key={index}>Language {index + 1}</Button>
        ))}
      </div>
    ),
  },
};

export const RightToLeft: Story = { ...Open, globals: { locale: "ar-EG" } };
