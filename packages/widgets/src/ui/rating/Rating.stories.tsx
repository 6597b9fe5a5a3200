import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";

import { Rating, type RatingProps } from "./index.js";

const meta = {
  title: "ui/Rating",
  tags: ["autodocs"],
  component: Rating,
  args: { label: "Effectiveness", value: 2, onChange: () => undefined },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: RatingProps) {
  const [value, setValue] = useState(props.value);
  return <Rating {...props} value={value} onChange={setValue} />;
}

export const StartsAtTwo: Story = { name: "Starts at two (R-20)" };
export const WithHelp: Story = { args: { value: 4, description: "How well did the call go?" } };
export const ReadOnly: Story = { render: () => <Rating label="Understanding" value={3} /> };
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const stars = within(canvasElement).getByRole("slider", { name: "Effectiveness" });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowUp}");
    await expect(stars).toHaveAttribute("aria-valuetext", "4 stars");
    await userEvent.keyboard("{Home}");
    await expect(stars).toHaveAttribute("aria-valuenow", "0");
    await userEvent.keyboard("3");
    await expect(stars).toHaveAttribute("aria-valuenow", "3");
  },
};
export const RightToLeft: Story = { globals: { locale: "ar-EG" } };
