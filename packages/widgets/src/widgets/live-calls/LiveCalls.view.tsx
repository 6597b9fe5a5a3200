import { useMemo } from "react";

import { canHangUp } from "../../calls/callRow.model.js";
import type { Messages } from "../../i18n/index.js";
import { useEvent } from "../../lib/useEvent.js";
import { ListPage } from "../../lists/ListPage.js";
import { Button } from "../../ui/button/index.js";
import { useConfirm } from "../../ui/confirm/index.js";
import { PhoneCall } from "../../ui/icon/generated/icons.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { liveColumns } from "./liveColumns.js";
import type { LiveCallsProps } from "./LiveCalls.js";
import type { liveCallsMessages } from "./liveCalls.messages.js";
import type { LiveCallRow } from "./liveCalls.model.js";
import { rowActions, type RowAction } from "./rowActions.js";
import type { LiveCallsModel } from "./useLiveCalls.js";

const LiveCallDrawer = onDemand(
  () => import("./detail/LiveCallDrawer.js").then(({ LiveCallDrawer }) => LiveCallDrawer),
  "all",
);

/** Props of {@link LiveCallsList}. */
export interface LiveCallsListProps extends Pick<LiveCallsProps, "headingLevel" | "onOpenCall" | "onOpenCallCenter"> {
  t: Messages<typeof liveCallsMessages>;
  model: LiveCallsModel;
}

/** Renders the list: the header, the live calls, and the detail of the open call. */
export function LiveCallsList({ t, model, headingLevel, onOpenCall, onOpenCallCenter }: LiveCallsListProps) {
  const { view, actions, isManager } = model;
  const { confirm, dialog } = useConfirm();
  const columns = useMemo(() => liveColumns(t, isManager), [t, isManager]);
  const onAct = useEvent(act);
  const actionsOf = useMemo(() => (row: LiveCallRow) => rowActions(row, { t, onAct }), [t, onAct]);

  return (
    <>
      <ListPage
        t={t}
        model={model}
        headingLevel={headingLevel}
        icon={PhoneCall}
        emptyAction={onOpenCallCenter && <Button onPress={onOpenCallCenter}>{t.openCallCenter}</Button>}
        columns={columns}
        rowLabel={whomOf}
        place={{ onPointerEnter: LiveCallDrawer.preload }}
        openRowId={view.openCallId || undefined}
        onRowOpen={({ id }) => model.open(id)}
        rowActions={actionsOf}
      />
      {model.wasOpened && (
        <LiveCallDrawer
          t={t}
          isOpen={model.isOpen}
          callId={view.openCallId}
          read={model.detail}
          row={model.openRow}
          navigation={model.navigation}
          onAct={onAct}
          onOpenCall={onOpenCall}
          onClose={model.close}
        >
          {model.isOpen && dialog}
        </LiveCallDrawer>
      )}
      {!model.isOpen && dialog}
    </>
  );

  function act(action: RowAction, row: LiveCallRow): void {
    if (action === "hangUp") return void hangUp(row);
    void actions.neverCall(row);
  }

  async function hangUp(row: LiveCallRow): Promise<void> {
    const isAgreed = await confirm({
      title: t.hangUpOn({ contact: whomOf(row) }),
      body: t.hangUpBody,
      cancelLabel: t.keepTalking,
      confirmLabel: t.hangUp,
    });
    if (isAgreed && canHangUp(row)) await actions.hangUp(row);
  }
}

const whomOf = ({ contact, customer }: LiveCallRow) => contact || customer;
