import type { Meta, StoryObj } from "@storybook/react-vite";

import { AnswerCell, AnswerChip, callAnswers, callStatuses, StatusBadge, StatusCell } from "./index.js";

const meta = { title: "ui/Status", tags: ["autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const column = {
  display: "grid",
  gridTemplateColumns: "max-content max-content",
  gap: "9px 32px",
  alignItems: "center",
  justifyItems: "start",
} as const;

const statuses = (
  <div style={column}>
    {[...callStatuses, "DIALLING", "TELEPORTED"].flatMap((status) => [
      <StatusCell key={`${status}-cell`} status={status} detail={status === "IN_PROGRESS" ? "2:14" : undefined} />,
      <StatusBadge key={`${status}-badge`} status={status} />,
    ])}
  </div>
);

/**
 * Icon and label in tables, badge in drawers; a queued call is shown as dialling once it is dialled, and the last is a
 * status that this version does not know.
 */
export const Statuses: Story = { render: () => statuses };

/** A scheduled call says when, in the customer's zone. */
export const Scheduled: Story = {
  render: () => <StatusBadge status="CRON" explanation="Nov 21, 2025 10:30 AM in Europe/Oslo" />,
};

const answers = (
  <div style={{ display: "flex", gap: 8, flexWrap: "wrap", alignItems: "center" }}>
    {[...callAnswers, "SOMETHING_ELSE"].map((answer) => (
      <AnswerChip key={answer} answer={answer} />
    ))}
    <AnswerCell answer="NO_CALL" />
  </div>
);

export const Answers: Story = { render: () => answers };

const both = (
  <div style={{ display: "grid", gap: 24 }}>
    {statuses}
    {answers}
  </div>
);

export const RightToLeft: Story = { render: () => both, globals: { locale: "ar-EG" } };
