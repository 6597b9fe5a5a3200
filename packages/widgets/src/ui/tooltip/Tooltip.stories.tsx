import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";

import { Button, IconButton } from "../button/index.js";
import { Ellipsis } from "../icon/generated/icons.js";
import { Tooltip } from "./index.js";

const meta = { title: "ui/Tooltip", tags: ["autodocs"], component: Tooltip } satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const onFocus = () => userEvent.tab();

export const OnAButton: Story = {
  args: { content: "Calls the contact at once", children: <Button>Call Now</Button> },
  decorators: [(Story) => <div style={{ padding: 48 }}>{Story()}</div>],
  play: onFocus,
};

/** The reason is always accessible: by pointer, by keyboard, by a tap, and as the control's description. */
export const DisabledWithReason: Story = {
  ...OnAButton,
  args: { content: "Please upgrade your plan", children: <button aria-disabled="true">Export</button> },
};

/** The content repeats the name, so it is not a description. */
export const OnAnIconButton: Story = {
  ...OnAButton,
  args: { content: undefined, children: <IconButton icon={Ellipsis} label="More" /> },
};

export const LongText: Story = {
  ...OnAButton,
  args: {
    placement: "bottom",
    content: "The person showed interest during the call, for example by asking for prices, samples or a meeting.",
    children: <Button>Positive</Button>,
  },
};

export const RightToLeft: Story = {
  ...OnAButton,
  args: { placement: "end", content: "يرجى ترقية خطتك", children: <Button>تصدير</Button> },
  globals: { locale: "ar-EG" },
};
