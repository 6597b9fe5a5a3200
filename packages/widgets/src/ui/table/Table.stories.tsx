import type { Meta, StoryObj } from "@storybook/react-vite";
import { useCallback, useState } from "react";
import { expect, fn } from "storybook/test";

import { FilterChip } from "../filter-chip/index.js";
import { CalendarClock, Download, Expand, Phone, Trash2 } from "../icon/generated/icons.js";
import type { Option } from "../option-list/index.js";
import { Pagination } from "../pagination/index.js";
import { SearchField } from "../search-field/index.js";
import { SelectionBar } from "../selection-bar/index.js";
import { AnswerCell, StatusCell } from "../status/index.js";
import { Toolbar, WidgetHeader } from "../widget-header/index.js";
import {
  CellText,
  ExpansionRow,
  noSelection,
  pageSelection,
  RowActions,
  selectedCount,
  selecting,
  SortMenu,
  Table,
  type TableColumn,
  type TableProps,
  type TableSelection,
} from "./index.js";
import { callCenterRows, type CallCenterRow } from "./Table.fixtures.js";

const columns: TableColumn<CallCenterRow>[] = [
  {
    id: "customer",
    header: "Customer",
    cell: (row) => <CellText secondary={row.city}>{row.customer}</CellText>,
    isRowHeader: true,
    width: "23%",
    sortBy: "name",
  },
  {
    id: "contact",
    header: "Contact",
    cell: (row) => <CellText secondary={row.title}>{row.contact}</CellText>,
    width: "22%",
  },
  { id: "product", header: "Product", cell: (row) => row.product, width: "14%" },
  { id: "phone", header: "Phone", cell: (row) => row.phone, isNumeric: true, priority: 3, width: 144 },
  { id: "localTime", header: "Local time", cell: (row) => row.localTime, isNumeric: true, priority: 2, width: 98 },
  { id: "city", header: "City", cell: (row) => row.city, listLine: 3, isListOnly: true },
  {
    id: "calls",
    header: "Calls",
    cell: (row) => (row.calls === 0 ? "-" : String(row.calls)),
    isNumeric: true,
    align: "end",
    priority: 2,
    width: 64,
  },
  {
    id: "created",
    header: "Created",
    cell: (row) => row.created,
    priority: 3,
    width: 96,
    sortBy: "createdAt",
    isDescendingFirst: true,
  },
];

const renderActions = (row: CallCenterRow) => (
  <RowActions
    rowName={row.contact}
    quick={[{ id: "call", label: `Call ${row.contact}`, icon: Phone, onAction: fn() }]}
    menu={[
      { id: "detail", label: "Detail", icon: Expand, shortcut: "Enter", onAction: fn() },
      { id: "call", label: "Call", icon: Phone, shortcut: "C", onAction: fn() },
      "separator",
      { id: "delete", label: "Delete", icon: Trash2, isDanger: true, onAction: fn() },
    ]}
  />
);

/** Holds the state that a widget's controller would hold. */
function CallCenterTable({
  chosen = noSelection,
  disabledReason,
  ...props
}: Partial<TableProps<CallCenterRow>> & { chosen?: TableSelection; disabledReason?: string }) {
  const { rows = callCenterRows(16) } = props;
  const [selection, setSelection] = useState(chosen);
  const [sort, setSort] = useState("-createdAt");
  const [openRowId, setOpenRowId] = useState<string>();
  const onRowOpen = useCallback((row: CallCenterRow) => setOpenRowId(row.id), []);
  return (
    <div style={{ display: "flex", flexDirection: "column", blockSize: 560, marginInline: -24 }}>
      <Table
        label="Call center"
        columns={columns}
        rows={rows}
        getRowId={(row) => row.id}
        rowLabel={(row) => row.customer}
        totalCount={248}
        sort={sort}
        onSortChange={setSort}
        selects={selecting({ selection, onChange: setSelection, disabledReason })}
        openRowId={openRowId}
        onRowOpen={onRowOpen}
        renderActions={renderActions}
        {...props}
      />
    </div>
  );
}

const meta = { title: "ui/Table", tags: ["autodocs"], component: CallCenterTable } satisfies Meta<
  typeof CallCenterTable
>;
export default meta;
type Story = StoryObj<typeof meta>;

const some: TableSelection = new Set(["row-1", "row-2", "row-6"]);

export const Default: Story = {};

/** Normal, selected, open in a drawer; click a row or use the keyboard for other states. */
export const Selected: Story = { args: { chosen: some, openRowId: "row-4" } };

/** Rows cannot be selected on the free plan; the checkboxes say why. */
export const SelectionDisabled: Story = { args: { disabledReason: "Please upgrade your plan" } };

export const Loading: Story = { args: { rows: [], isLoading: true } };

export const Refetching: Story = { args: { isRefetching: true } };

const callColumns: TableColumn<CallCenterRow>[] = [
  {
    id: "status",
    header: "Status",
    cell: (row) => <StatusCell status={row.status} detail={row.status === "IN_PROGRESS" ? "2:14" : undefined} />,
    width: 158,
    listLine: 2,
  },
  { id: "answer", header: "Answer", cell: (row) => <AnswerCell answer={row.answer} />, width: 158, priority: 1 },
  { id: "customer", header: "Customer", cell: (row) => row.customer, isRowHeader: true, width: "24%" },
  { id: "contact", header: "Contact", cell: (row) => row.contact, width: "18%", listLine: 3 },
  { id: "number", header: "Number used", cell: (row) => row.phone, isNumeric: true, width: 160, priority: 3 },
  { id: "time", header: "Time", cell: (row) => row.created, sortBy: "startAt", isDescendingFirst: true, priority: 2 },
];

/** Live rows move in place; the cut-out of the status icon matches every row colour. */
export const Calls: Story = { args: { columns: callColumns, chosen: some } };

/** A player under its row. */
export const Expanded: Story = {
  args: {
    expandedRowId: "row-1",
    renderExpanded: (row) => (
      <ExpansionRow>
        <p style={{ padding: 16 }}>The recording of the call to {row.contact} plays here.</p>
      </ExpansionRow>
    ),
  },
};

export const Placeholder: Story = {
  args: { rows: [], placeholder: <p style={{ padding: 32, textAlign: "center" }}>No results</p> },
};

export const Compact: Story = { args: { density: "compact" } };

/** The spacing is larger; the checkbox of a row stays square. */
export const Comfortable: Story = {
  args: { density: "comfortable" },
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector("td input[type=checkbox] + svg")!.getBoundingClientRect();
    await expect(mark.width).toBe(mark.height);
  },
};

/** Between 640 and 960 px, the columns with the third priority are hidden. */
export const Medium: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 760 }}>
        <Story />
      </div>
    ),
  ],
};

/** Under 640 px rows are items of up to three lines. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 342 }}>
        <Story />
      </div>
    ),
  ],
};

export const NarrowLoading: Story = { ...Narrow, args: { rows: [], isLoading: true } };

export const NarrowCalls: Story = { ...Narrow, args: Calls.args };

export const RightToLeft: Story = { args: Selected.args, globals: { locale: "ar-EG" } };

const products = ["Terry bath towels", "Hotel bathrobes", "Cotton bed linen", "Jacquard table linen"].map((label) => ({
  id: label,
  label,
}));

/** A table with everything around it, as in a widget. */
function List({ height = 640, chosen = noSelection }: { height?: number; chosen?: TableSelection }) {
  const rows = callCenterRows(25);
  const [selection, setSelection] = useState(chosen);
  const [sort, setSort] = useState("-createdAt");
  const [filter, setFilter] = useState<readonly Option[]>(products.slice(0, 2));
  const [page, setPage] = useState(0);
  const ids = rows.map((row) => row.id);
  return (
    <div style={{ display: "flex", flexDirection: "column", blockSize: height, margin: -24 }}>
      <WidgetHeader
        title="Call Center"
        count={248}
        actions={[{ id: "export", label: "Export", icon: Download, onAction: fn() }]}
        primary={{ id: "create", label: "Create", onAction: fn() }}
      />
      <Toolbar
        search={<SearchField label="Search call center" value="" onSearch={fn()} placeholder="Search call center" />}
        filters={
          <>
            <FilterChip label="Product" options={products} value={filter} onChange={setFilter} />
            <FilterChip label="Customer" options={[]} value={[]} onChange={fn()} />
          </>
        }
        activeFilterCount={filter.length > 0 ? 1 : 0}
        end={
          <SortMenu
            sort={sort}
            onSortChange={setSort}
            options={[
              { sort: "-createdAt", label: "Newest first" },
              { sort: "createdAt", label: "Oldest first" },
              { sort: "name", label: "By customer" },
            ]}
          />
        }
      />
      <Table
        label="Call center"
        columns={columns}
        rows={rows}
        getRowId={(row) => row.id}
        rowLabel={(row) => row.customer}
        totalCount={248}
        sort={sort}
        onSortChange={setSort}
        selects={selecting({ selection, onChange: setSelection })}
        onRowOpen={fn()}
        renderActions={renderActions}
      />
      <SelectionBar
        count={selectedCount(selection, 248)}
        totalCount={248}
        onSelectAll={pageSelection(selection, ids) === "every" ? () => setSelection("all") : undefined}
        onClear={() => setSelection(noSelection)}
        actions={[
          { id: "call", label: "Call Now", icon: Phone, isLead: true, onAction: fn() },
          { id: "later", label: "Call Later", icon: CalendarClock, onAction: fn() },
          "separator",
          { id: "export", label: "Export", icon: Download, onAction: fn() },
          { id: "delete", label: "Delete", icon: Trash2, onAction: fn() },
        ]}
      />
      <Pagination page={page} perPage={25} totalCount={248} onPageChange={setPage} onPerPageChange={fn()} />
    </div>
  );
}

export const WithinAList: Story = { render: () => <List chosen={some} /> };

export const WithinANarrowList: Story = {
  render: () => (
    <div style={{ inlineSize: 342 }}>
      <List chosen={some} />
    </div>
  ),
};
