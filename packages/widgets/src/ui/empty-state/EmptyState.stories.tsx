import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";

import { Button } from "../button/index.js";
import { PhoneOutgoing, Plus } from "../icon/generated/icons.js";
import { EmptyState, NoResults } from "./index.js";

const meta = {
  title: "ui/EmptyState",
  tags: ["autodocs"],
  component: EmptyState,
  args: {
    icon: PhoneOutgoing,
    children: "You currently have no phone calls. Let's make one now!",
    action: (
      <Button variant="primary" icon={Plus}>
        Add Call Center Item
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutAction: Story = { args: { children: "No FAQs have been added yet", action: undefined } };

export const NothingFound: Story = { render: () => <NoResults onClearFilters={fn()} /> };
