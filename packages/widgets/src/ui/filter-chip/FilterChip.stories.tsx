import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";

import type { Option } from "../option-list/index.js";
import { FilterChip, type FilterChipProps } from "./index.js";

const statuses: Option[] = [
  "Scheduled",
  "Queued",
  "Ringing",
  "In Progress",
  "Completed",
  "Busy",
  "No Answer",
  "Failed",
  "Cancelled",
].map((label) => ({ id: label, label }));

function Filter({ value = [], ...props }: Partial<FilterChipProps>) {
  const [chosen, setChosen] = useState(value);
  return <FilterChip label="Status" options={statuses} {...props} value={chosen} onChange={setChosen} />;
}

const meta = { title: "ui/FilterChip", tags: ["autodocs"], component: Filter } satisfies Meta<typeof Filter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const Set: Story = { args: { value: statuses.slice(4, 5) } };

export const SeveralSet: Story = { args: { value: statuses.slice(4, 6) } };

/** Options from a server: nothing yet. */
export const LoadingOptions: Story = { args: { label: "Customer", options: [], isLoading: true, onSearch: () => {} } };

export const LongName: Story = {
  args: {
    label: "Customer",
    value: [
      { id: "1", label: "Internationale Handelsgesellschaft für Heimtextilien und Badausstattung mbH" },
      ...statuses,
    ],
  },
};

export const RightToLeft: Story = { ...SeveralSet, globals: { locale: "ar-EG" } };
