import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";

import { MultiSelect, type MultiSelectProps } from "./index.js";

const products = [
  "Terry bath towels",
  "Hotel bathrobes",
  "Cotton bed linen",
  "Jacquard table linen",
  "Kitchen cloths",
  "Beach towels",
].map((label, index) => ({ id: `${index}`, label, detail: `6302.${21 + index * 10}` }));

const meta = {
  title: "ui/MultiSelect",
  tags: ["autodocs"],
  component: MultiSelect,
  args: { label: "Products", options: products, value: [], onChange: () => undefined, onCreate: () => undefined },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: MultiSelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ width: 340 }}>
      <MultiSelect {...props} value={value} onChange={setValue} />
    </div>
  );
}

const open: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button"));
};

export const Empty: Story = { args: { placeholder: "Choose products" } };
export const Two: Story = { args: { value: products.slice(0, 2) } };
export const Many: Story = { args: { value: products, maxShown: 2 } };
export const Open: Story = { args: { value: products.slice(0, 2) }, play: open };
export const CreateNew: Story = {
  args: { value: products.slice(0, 2) },
  play: async (context) => {
    await open(context);
    await userEvent.keyboard("Linen");
    // The arrow keys' position in the list is updated a moment after typing.
    await waitFor(() => {
      const active = document.activeElement?.getAttribute("aria-activedescendant");
      return expect(active && document.getElementById(active)).toBeTruthy();
    });
  },
};
/** Another choice replaces the previous one. */
export const Single: Story = { args: { value: products.slice(0, 1), isSingle: true } };
export const Invalid: Story = { args: { errorMessage: "Please select at least one product." } };
export const RightToLeft: Story = { args: { value: products.slice(0, 2) }, play: open, globals: { locale: "ar-EG" } };
