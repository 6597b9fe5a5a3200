import { Ellipsis, RotateCcw, Send } from "lucide-react";
import { useMemo, useState } from "react";

import type { Messages } from "../../../i18n/index.js";
import { useEvent } from "../../../lib/useEvent.js";
import { useClock } from "../../../lib/clock.js";
import { IconButton } from "../../../ui/button/index.js";
import { Drawer } from "../../../ui/drawer/index.js";
import { EmptyState } from "../../../ui/empty-state/index.js";
import { listPlaceholder } from "../../../ui/list-state/index.js";
import { Menu } from "../../../ui/menu/index.js";
import { Notice } from "../../../ui/notice/index.js";
import { Pagination } from "../../../ui/pagination/index.js";
import { Segmented } from "../../../ui/segmented/index.js";
import { RowActions, Table } from "../../../ui/table/index.js";
import { useToast } from "../../../ui/toast/index.js";
import { EndpointState } from "../endpointColumns.js";
import { endpointActions, type RowAction } from "../rowActions.js";
import type { webhooksMessages } from "../webhooks.messages.js";
import { isAboutToBeSent } from "../webhooks.model.js";
import type { DeliveryRow, EndpointRow } from "../Webhooks.types.js";
import { DeliveryDetail } from "./DeliveryDetail.js";
import { deliveryColumns } from "./deliveryColumns.js";
import { Address, Head, Line, Purpose } from "./Log.styles.js";
import { useDeliveries } from "./useDeliveries.js";

/** Props of {@link LogDrawer}. */
export interface LogDrawerProps {
  t: Messages<typeof webhooksMessages>;
  isOpen: boolean;
  endpoint: EndpointRow;
  onClose: () => void;
  onAct: (action: RowAction, row: EndpointRow) => void;
}

/** What was sent to an endpoint and what came of it, the newest first. A press on a message shows what it says. */
export function LogDrawer({ t, isOpen, endpoint, onClose, onAct }: LogDrawerProps) {
  const toast = useToast();
  const clock = useClock();
  const log = useDeliveries(endpoint.id, (error) => void toast.failed(error, t.resendFailed));
  const [openId, setOpenId] = useState<string>();
  const [sendingId, setSendingId] = useState<string>();
  const columns = useMemo(() => deliveryColumns(t), [t]);
  const { state, view, totalCount = 0 } = log;
  const isOff = endpoint.state === "paused" || endpoint.state === "gone";
  const resend = useEvent(async (row: DeliveryRow) => {
    setSendingId(row.id);
    await log.resend(row.id);
    setSendingId(undefined);
  });
  const renderActions = useMemo(
    () => (row: DeliveryRow) => {
      const isOnItsWay = row.id === sendingId || isAboutToBeSent(row, clock.now());
      const disabledReason = isOff ? t.switchOnFirst : isOnItsWay ? t.aboutToBeSent : undefined;
      const label = t.resendOf({ event: t[row.event] });
      return (
        <RowActions
          rowName={t[row.event]}
          quick={[{ id: "resend", label, icon: RotateCcw, disabledReason, onAction: () => void resend(row) }]}
        />
      );
    },
    [t, isOff, sendingId, clock, resend],
  );
  const opened = log.rows.find(({ id }) => id === openId);

  return (
    <Drawer
      isOpen={isOpen}
      isFlush
      onClose={onClose}
      title={t.logTitle}
      actions={
        <Menu trigger={<IconButton icon={Ellipsis} label={t.more} />} items={endpointActions(endpoint, { t, onAct })} />
      }
    >
      <Head>
        <div>
          <Address dir="ltr">{endpoint.url}</Address>
          {endpoint.description !== undefined && <Purpose>{endpoint.description}</Purpose>}
        </div>
        <Line>
          <EndpointState t={t} state={endpoint.state} />
          <Segmented
            label={t.show}
            options={[
              { value: "all", label: t.all },
              { value: "undelivered", label: t.undelivered },
            ]}
            value={log.filter}
            onChange={log.setFilter}
          />
        </Line>
        {endpoint.state === "silent" && <Notice tone="warning">{t.silentWhy}</Notice>}
        {isOff && <Notice tone="warning">{endpoint.state === "gone" ? t.goneWhy : t.pausedWhy}</Notice>}
      </Head>
      <Table
        label={t.logTitle}
        columns={columns}
        rows={log.rows}
        getRowId={rowId}
        rowLabel={(row) => t[row.event]}
        totalCount={totalCount}
        pageOffset={view.page * view.perPage}
        isLoading={state.status === "loading"}
        skeletonRowCount={5}
        isRefetching={state.status === "ready" && state.isRefetching}
        placeholder={
          state.status === "noMatch" ? (
            <EmptyState icon={Send}>{t.allDelivered}</EmptyState>
          ) : (
            listPlaceholder(state, {
              forbidden: t.noAccessToLog,
              onClearFilters: () => log.setFilter("all"),
              empty: <EmptyState icon={Send}>{t.noDeliveries}</EmptyState>,
            })
          )
        }
        openRowId={openId}
        onRowOpen={({ id }) => setOpenId(id === openId ? undefined : id)}
        expandedRowId={openId}
        renderExpanded={() => opened && <DeliveryDetail t={t} endpointId={endpoint.id} delivery={opened} />}
        renderActions={renderActions}
        actionsCount={1}
      />
      {state.status === "ready" && totalCount > view.perPage && (
        <Pagination {...view} totalCount={totalCount} onPageChange={(page) => log.change({ page })} />
      )}
    </Drawer>
  );
}

const rowId = ({ id }: DeliveryRow) => id;
