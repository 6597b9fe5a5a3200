import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";

import { DrawnApiKeys } from "./testing/DrawnApiKeys.js";

const meta = {
  title: "widgets/ApiKeys",
  component: DrawnApiKeys,
} satisfies Meta<typeof DrawnApiKeys>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A seller's keys. All actions work: creating, editing, rotating and revoking a key. */
export const Default: Story = {};

/** Every callback is handled; what happens is shown under Actions. */
export const Playground: Story = { args: { headingLevel: 1, onViewChange: fn(), docsHref: "#" } };
