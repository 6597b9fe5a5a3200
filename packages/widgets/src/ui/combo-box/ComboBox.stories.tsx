import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, within } from "storybook/test";

import { ComboBox, type ComboBoxProps } from "./index.js";

const customers = ["Halvorsen Interiør AS", "Hotel Bellavista", "Nordlys Spa", "Çınar Tekstil"].map((label, index) => ({
  id: `${index}`,
  label,
  detail: ["NO", "IT", "NO", "TR"][index],
}));

const meta = {
  title: "ui/ComboBox",
  tags: ["autodocs"],
  component: ComboBox,
  args: { label: "Customer", options: customers, value: null, onChange: () => undefined, onSearch: () => undefined },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ width: 280 }}>
      <ComboBox {...props} value={value} onChange={setValue} />
    </div>
  );
}

const open: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button"));
};

export const Empty: Story = { args: { placeholder: "Choose a customer" } };
export const Open: Story = { args: { value: customers[1] }, play: open };
/** The chosen option is shown although it is not among the results. */
export const ChosenElsewhere: Story = { args: { value: { id: "x", label: "Aegean Olive Trading" } } };
export const FirstLoad: Story = { args: { options: [], isLoading: true }, play: open };
export const LoadingMore: Story = { args: { isLoading: true, onLoadMore: () => undefined }, play: open };
export const NoResults: Story = { args: { options: [] }, play: open };
export const CreateNew: Story = {
  args: { onCreate: () => undefined },
  play: async (context) => {
    await open(context);
    await userEvent.keyboard("Linen House");
  },
};
export const NotYet: Story = { args: { disabledReason: "Choose a product first" } };
