import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";

import { DrawnUsers } from "./testing/DrawnUsers.js";

const meta = {
  title: "widgets/Users",
  component: DrawnUsers,
} satisfies Meta<typeof DrawnUsers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everybody with an account. Everything works: search, adding people and companies, changing and deleting. */
export const Default: Story = {};

/** Every callback is handled; what happens is shown under Actions. */
export const Playground: Story = { args: { headingLevel: 1, onViewChange: fn(), onOpenUser: fn() } };
