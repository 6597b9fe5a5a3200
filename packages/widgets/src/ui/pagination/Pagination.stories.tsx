import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";

import { Pagination, type PaginationProps } from "./index.js";

function Pager(props: Partial<PaginationProps>) {
  const [page, setPage] = useState(props.page ?? 0);
  const [perPage, setPerPage] = useState(props.perPage ?? 25);
  return (
    <Pagination
      totalCount={248}
      {...props}
      page={page}
      perPage={perPage}
      onPageChange={setPage}
      onPerPageChange={(next) => {
        setPerPage(next);
        setPage(0);
      }}
    />
  );
}

const meta = { title: "ui/Pagination", tags: ["autodocs"], component: Pager } satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const Middle: Story = { args: { page: 4 } };

export const Last: Story = { args: { page: 9 } };

export const OnePage: Story = { args: { totalCount: 7 } };

export const Narrow: Story = {
  args: { page: 4 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 342 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { args: { page: 4 }, globals: { locale: "ar-EG" } };
