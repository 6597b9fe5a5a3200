import { useMemo } from "react";

import type { Messages } from "../../i18n/index.js";
import { useMay } from "../../lib/allowed.js";
import { useEvent } from "../../lib/useEvent.js";
import { ListPage } from "../../lists/ListPage.js";
import { nearRows } from "../../lists/nearRows.js";
import { Button } from "../../ui/button/index.js";
import { preloadConfirm, useConfirm } from "../../ui/confirm/index.js";
import { PhoneCall } from "../../ui/icon/generated/icons.js";
import { lateActions, onDemand } from "../../ui/on-demand/index.js";
import { liveColumns } from "./liveColumns.js";
import type { LiveCallsProps } from "./LiveCalls.js";
import type { firstLiveCallsMessages } from "./liveCalls.firstTexts.js";
import type { LiveCallRow } from "./liveCalls.model.js";
import type { RowAction } from "./rowActions.js";
import { menuOf, rowActionsOf } from "./rowMenu.js";
import { useLiveCallRequests } from "./useLiveCallRequests.js";
import type { LiveCallsModel } from "./useLiveCalls.js";

const LiveCallDrawer = onDemand(
  () => import("./detail/LiveCallDrawer.js").then(({ LiveCallDrawer }) => LiveCallDrawer),
  "all",
);

const useLateActions = lateActions(() =>
  import("./useLiveCallActions.js").then(({ useLiveCallActions }) => useLiveCallActions),
);

const place = nearRows(menuOf, LiveCallDrawer, useLateActions);

/** Props of {@link LiveCallsList}. */
export interface LiveCallsListProps extends Pick<LiveCallsProps, "headingLevel" | "onOpenCall" | "onOpenCallCenter"> {
  t: Messages<typeof firstLiveCallsMessages>;
  model: LiveCallsModel;
}

/** Renders the list: the header, the live calls, and the detail of the open call. */
export function LiveCallsList({ t, model, headingLevel, onOpenCall, onOpenCallCenter }: LiveCallsListProps) {
  const { view, isManager } = model;
  const may = useMay();
  const { confirm, dialog } = useConfirm();
  const late = useLateActions({ t, requests: useLiveCallRequests(), confirm, report: model.report });
  const columns = useMemo(() => liveColumns(t, isManager), [t, isManager]);
  const onAct = useEvent(act);
  const actionsOf = useMemo(() => rowActionsOf({ t, onAct }, may), [t, onAct, may]);

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
        place={place}
        openRowId={view.openCallId || undefined}
        onRowOpen={({ id }) => model.open(id)}
        rowActions={actionsOf}
      />
      {late.part}
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
    if (action === "neverCall") return void late.run((actions) => actions.neverCall(row));
    preloadConfirm();
    void late.open((actions) => actions.hangUp(row));
  }
}

const whomOf = ({ contact, customer }: LiveCallRow) => contact || customer;
