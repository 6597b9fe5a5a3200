import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";

import { FilterChip } from "../filter-chip/index.js";
import { Download, Upload } from "../icon/generated/icons.js";
import { SearchField } from "../search-field/index.js";
import { Toolbar, WidgetHeader } from "./index.js";

const meta = {
  title: "ui/WidgetHeader",
  tags: ["autodocs"],
  component: WidgetHeader,
  args: {
    title: "Potential Customers",
    count: 1284,
    actions: [
      { id: "import", label: "Import", icon: Upload, onAction: fn() },
      { id: "export", label: "Export", icon: Download, disabledReason: "Please upgrade your plan", onAction: fn() },
    ],
    primary: { id: "create", label: "Create", onAction: fn() },
  },
} satisfies Meta<typeof WidgetHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** While the count is unknown, and for people who may not create records. */
export const TitleOnly: Story = { args: { count: undefined, actions: [], primary: undefined } };

/** The page of a record, with a back link. */
export const WithWayBack: Story = {
  args: {
    title: "User Detail",
    count: undefined,
    actions: [],
    primary: undefined,
    back: { label: "Back", onAction: fn() },
  },
};

export const WithToolbar: Story = {
  render: (args) => (
    <>
      <WidgetHeader {...args} />
      <Toolbar
        search={<SearchField label="Search customers" value="" onSearch={fn()} placeholder="Search customers" />}
        filters={<FilterChip label="Tag" options={[]} value={[{ id: "1", label: "Priority" }]} onChange={fn()} />}
        activeFilterCount={1}
      />
    </>
  ),
};

export const Narrow: Story = {
  ...WithToolbar,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 342 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { ...WithToolbar, globals: { locale: "ar-EG" } };
