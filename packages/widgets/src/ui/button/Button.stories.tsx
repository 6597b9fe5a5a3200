import type { Meta, StoryObj } from "@storybook/react-vite";

import { CalendarClock, ChevronDown, Download, Ellipsis, Phone, Trash2 } from "../icon/generated/icons.js";
import { Button, IconButton } from "./index.js";

const meta = {
  title: "ui/Button",
  tags: ["autodocs"],
  component: Button,
  args: { children: "Call Now" },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12 } as const;

const everyVariant = (
  <div style={row}>
    <Button variant="primary" icon={Phone}>
      Call Now
    </Button>
    <Button icon={CalendarClock}>Call Later</Button>
    <Button variant="ghost" icon={Download}>
      Export
    </Button>
    <Button variant="danger" icon={Trash2}>
      Delete
    </Button>
    <IconButton label="More" icon={Ellipsis} />
  </div>
);

export const Playground: Story = { args: { variant: "primary", icon: Phone } };

export const Variants: Story = { render: () => everyVariant };

export const Sizes: Story = {
  render: () => (
    <div style={row}>
      <Button size="small">Small</Button>
      <Button>Medium</Button>
      <Button size="large">Large</Button>
      <Button trailingIcon={ChevronDown}>Daily</Button>
      <IconButton size="small" label="More" icon={Ellipsis} variant="secondary" />
      <IconButton label="More" icon={Ellipsis} variant="secondary" />
    </div>
  ),
};

export const Busy: Story = {
  render: () => (
    <div style={row}>
      <Button variant="primary" icon={Phone} isBusy>
        Call Now
      </Button>
      <Button variant="primary" isBusy>
        Create
      </Button>
      <Button isBusy>Save</Button>
      <IconButton label="Export" icon={Download} isBusy />
    </div>
  ),
};

export const Disabled: Story = {
  render: () => (
    <div style={row}>
      <Button variant="primary" icon={Phone} isDisabled>
        Call Now
      </Button>
      <Button isDisabled>Call Later</Button>
      <Button variant="ghost" isDisabled>
        Export
      </Button>
      <IconButton label="Delete" icon={Trash2} isDisabled />
    </div>
  ),
};

/** Focusable, with the reason in a tooltip. */
export const DisabledWithReason: Story = {
  render: () => (
    <div style={{ ...row, paddingTop: 40 }}>
      <Button icon={Download} disabledReason="Please upgrade your plan">
        Export
      </Button>
      <IconButton label="Delete" icon={Trash2} disabledReason="Please upgrade your plan" />
    </div>
  ),
};

export const RightToLeft: Story = { render: () => everyVariant, globals: { locale: "ar-EG" } };
