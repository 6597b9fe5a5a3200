import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";

import { DrawnCallHistory } from "./testing/DrawnCallHistory.js";

const meta = {
  title: "widgets/CallHistory",
  component: DrawnCallHistory,
} satisfies Meta<typeof DrawnCallHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A seller's calls. Everything works: search, filters, recordings, feedback, cancelling, calling again. */
export const Default: Story = {};

/** Every callback is handled, so every affordance is there; what happens is shown under Actions. */
export const Playground: Story = {
  args: {
    headingLevel: 1,
    onViewChange: fn(),
    onCallOpened: fn(),
    onFeedbackSent: fn(),
    onOpenPotentialCustomer: fn(),
    onOpenCallCenter: fn(),
  },
};
