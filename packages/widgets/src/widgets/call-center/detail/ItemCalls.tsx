import { useMemo, type ReactNode } from "react";

import { joinFacts } from "../../../lib/joinFacts.js";
import { CallStatusCell } from "../../../calls/CallStatusCell.js";
import { CallTime } from "../../../calls/CallTime.js";
import type { CallRow } from "../../../calls/callRow.model.js";
import { useFormats, type Formats, type Messages } from "../../../i18n/index.js";
import { BleedingRows } from "../../../lists/DrawerRows.styles.js";
import { EmptyState } from "../../../ui/empty-state/index.js";
import { PhoneOutgoing } from "../../../ui/icon/generated/icons.js";
import { Notice } from "../../../ui/notice/index.js";
import { AnswerCell } from "../../../ui/status/index.js";
import { Table, type TableColumn } from "../../../ui/table/index.js";
import type { callCenterMessages } from "../callCenter.messages.js";
import { Pager } from "./Pager.js";
import { useItemCalls } from "./useItemCalls.js";

/** Props of {@link ItemCalls}. */
export interface ItemCallsProps {
  t: Messages<typeof callCenterMessages>;
  itemId: string;
  /** The button that is shown if there are no calls. */
  callButton: ReactNode;
  onOpenCall: ((event: { callId: string }) => void) | undefined;
}

/** The calls of an item, in rows like those of the call history (A-CCDET-02, A-CCDET-03). */
export function ItemCalls({ t, itemId, callButton, onOpenCall }: ItemCallsProps) {
  const calls = useItemCalls(itemId);
  const formats = useFormats();
  const columns = useMemo(() => itemCallColumns(t, formats), [t, formats]);
  if (calls.status === "error") {
    return <Notice {...(calls.message === undefined ? {} : { title: calls.message })} onRetry={calls.retry} />;
  }
  if (calls.status === "empty") {
    return (
      <EmptyState icon={PhoneOutgoing} action={callButton}>
        {t.historyEmpty}
      </EmptyState>
    );
  }
  return (
    <BleedingRows>
      <Table
        label={t.history}
        list="call-center-item-calls"
        columns={columns}
        rows={calls.rows}
        getRowId={callId}
        rowLabel={callId}
        totalCount={calls.totalCount}
        pageOffset={calls.pages.page * calls.pages.perPage}
        isLoading={calls.status === "loading"}
        skeletonRowCount={Math.min(calls.totalCount || 5, calls.pages.perPage)}
        onRowOpen={onOpenCall && ((row: CallRow) => onOpenCall({ callId: row.id }))}
      />
      <Pager {...calls.pages} totalCount={calls.totalCount} />
    </BleedingRows>
  );
}

const callId = ({ id }: CallRow) => id;

/**
 * The columns of a wide drawer. In a narrow one a call has two lines: its outcome; then its time, duration and
 * language.
 */
function itemCallColumns(t: Messages<typeof callCenterMessages>, formats: Formats): TableColumn<CallRow>[] {
  const duration = ({ durationSeconds }: CallRow) =>
    durationSeconds === null ? undefined : formats.duration(durationSeconds);
  return [
    { id: "status", header: t.status, cell: (row) => <CallStatusCell call={row} />, isRowHeader: true, width: 150 },
    {
      id: "answer",
      header: t.answer,
      cell: (row) => row.answer !== "NO_CALL" && <AnswerCell answer={row.answer} />,
      listLine: 1,
      width: 150,
    },
    {
      id: "start",
      header: t.start,
      cell: (row) => <CallTime instant={row.startAt ?? row.createdAt} />,
      isNumeric: true,
      listLine: 2,
      width: 176,
    },
    {
      id: "duration",
      header: t.duration,
      cell: (row) => duration(row),
      isNumeric: true,
      align: "end",
      listLine: false,
      width: 84,
    },
    { id: "language", header: t.language, cell: (row) => formats.language(row.language), listLine: false },
    {
      id: "facts",
      header: t.duration,
      cell: (row) => joinFacts([duration(row), formats.language(row.language)]),
      listLine: 2,
      isListOnly: true,
    },
  ];
}
