import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";

import { DrawnUsers } from "./testing/DrawnUsers.js";

const meta = {
  title: "widgets/Users",
  component: DrawnUsers,
} satisfies Meta<typeof DrawnUsers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All users. Everything works: search, adding users and companies, editing and deleting. */
export const Default: Story = {};

/** All callbacks are handled; their calls are shown under Actions. */
export const Playground: Story = { args: { headingLevel: 1, onViewChange: fn(), onOpenUser: fn() } };
