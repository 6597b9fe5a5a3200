import type { Meta, StoryObj } from "@storybook/react-vite";

import { Skeleton, SkeletonText } from "./index.js";

const meta = { title: "ui/Skeleton", tags: ["autodocs"], component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {};

export const Box: Story = { args: { size: "box" } };

export const Text: Story = { render: () => <SkeletonText lines={4} /> };
