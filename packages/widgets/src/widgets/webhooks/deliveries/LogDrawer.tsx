import { type ReactNode, useMemo, useState } from "react";

import { type Messages, useAllMessages } from "../../../i18n/index.js";
import { useEvent } from "../../../lib/useEvent.js";
import { useClock } from "../../../lib/clock.js";
import { IconButton } from "../../../ui/button/index.js";
import { ExpansionRow } from "../../../ui/table/index.js";
import { Drawer } from "../../../ui/drawer/index.js";
import { EmptyState } from "../../../ui/empty-state/index.js";
import { ActionTable } from "../../../lists/ActionTable.js";
import { DrawerRows } from "../../../lists/DrawerRows.styles.js";
import { Ellipsis, RotateCcw, Send } from "../../../ui/icon/generated/icons.js";
import { Menu } from "../../../ui/menu/index.js";
import { Notice } from "../../../ui/notice/index.js";
import { Segmented } from "../../../ui/segmented/index.js";
import { EndpointState } from "../endpointColumns.js";
import { endpointActions } from "../menuActions.js";
import type { RowAction } from "../rowActions.js";
import type { firstWebhooksMessages } from "../webhooks.firstTexts.js";
import { webhooksMessages } from "../webhooks.messages.js";
import { isAboutToBeSent } from "../webhooks.model.js";
import type { DeliveryRow, EndpointRow } from "../Webhooks.types.js";
import { DeliveryDetail } from "./DeliveryDetail.js";
import { deliveryColumns } from "./deliveryColumns.js";
import { Address, Head, Line, Purpose } from "./Log.styles.js";
import { useDeliveries } from "./useDeliveries.js";

/** Props of {@link LogDrawer}. */
export interface LogDrawerProps {
  t: Messages<typeof firstWebhooksMessages>;
  isOpen: boolean;
  endpoint: EndpointRow;
  onClose: () => void;
  onAct: (action: RowAction, row: EndpointRow) => void;
  /** The question before an action, and the dialog with a new secret, which must be above the drawer. */
  children: ReactNode;
}

/**
 * The drawer with the deliveries of an endpoint and their results, the newest first. A press on a row shows the
 * message.
 */
export function LogDrawer({ t: begun, isOpen, endpoint, onClose, onAct, children }: LogDrawerProps) {
  const t = useAllMessages(webhooksMessages, begun);
  const clock = useClock();
  const log = useDeliveries(endpoint.id, t.resendFailed);
  const [openId, setOpenId] = useState<string>();
  const [sendingId, setSendingId] = useState<string>();
  const columns = useMemo(() => deliveryColumns(t), [t]);
  const isOff = endpoint.state === "paused" || endpoint.state === "gone";
  const resend = useEvent(async (row: DeliveryRow) => {
    setSendingId(row.id);
    await log.resend(row.id);
    setSendingId(undefined);
  });
  const rowActions = useMemo(
    () => (row: DeliveryRow) => {
      const isOnItsWay = row.id === sendingId || isAboutToBeSent(row, clock.now());
      const disabledReason = isOff ? t.switchOnFirst : isOnItsWay ? t.aboutToBeSent : undefined;
      const label = t.resendOf({ event: t[row.event] });
      return { quick: [{ id: "resend", label, icon: RotateCcw, disabledReason, onAction: () => void resend(row) }] };
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
      <DrawerRows>
        <ActionTable
          isInDrawer
          label={t.logTitle}
          columns={columns}
          model={log}
          rowLabel={(row) => t[row.event]}
          forbidden={t.noAccessToLog}
          empty={<EmptyState icon={Send}>{t.noDeliveries}</EmptyState>}
          noMatch={<EmptyState icon={Send}>{t.allDelivered}</EmptyState>}
          openRowId={openId}
          onRowOpen={({ id }) => setOpenId(id === openId ? undefined : id)}
          expandedRowId={openId}
          renderExpanded={() => (
            <ExpansionRow>{opened && <DeliveryDetail t={t} endpointId={endpoint.id} delivery={opened} />}</ExpansionRow>
          )}
          rowActions={rowActions}
          actionsCount={1}
        />
      </DrawerRows>
      {children}
    </Drawer>
  );
}
