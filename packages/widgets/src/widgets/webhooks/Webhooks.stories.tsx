import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";

import { DrawnWebhooks } from "./testing/DrawnWebhooks.js";

const meta = {
  title: "widgets/Webhooks",
  component: DrawnWebhooks,
} satisfies Meta<typeof DrawnWebhooks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A seller's endpoints. Everything works: adding one, its log, resending, rotating the secret and deleting. */
export const Default: Story = {};

/** All callbacks are handled; their calls are shown under Actions. */
export const Playground: Story = { args: { headingLevel: 1, onViewChange: fn(), docsHref: "#" } };
