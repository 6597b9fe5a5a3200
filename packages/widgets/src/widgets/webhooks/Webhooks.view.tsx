import { useMemo } from "react";

import { DeveloperList } from "../../companies/developers/DeveloperList.js";
import { useDialogs } from "../../companies/developers/useDialogs.js";
import type { ListProps } from "../../lists/ListProps.js";
import { nearRows } from "../../lists/nearRows.js";
import { useEvent } from "../../lib/useEvent.js";
import { preloadConfirm } from "../../ui/confirm/index.js";
import { Webhook } from "../../ui/icon/generated/icons.js";
import { lateActions, onDemand } from "../../ui/on-demand/index.js";
import { endpointColumns } from "./endpointColumns.js";
import type { RowAction } from "./rowActions.js";
import { menuOf, rowActionsOf } from "./rowMenu.js";
import type { firstWebhooksMessages } from "./webhooks.firstTexts.js";
import type { EndpointRow } from "./Webhooks.types.js";
import type { useWebhooks } from "./useWebhooks.js";

const EndpointModal = onDemand(() => import("./EndpointModal.js").then(({ EndpointModal }) => EndpointModal), "all");
const LogDrawer = onDemand(() => import("./deliveries/LogDrawer.js").then(({ LogDrawer }) => LogDrawer), "all");

const useLateActions = lateActions(() =>
  import("./useEndpointActions.js").then(({ useEndpointActions }) => useEndpointActions),
);
const place = nearRows(menuOf, useLateActions);

/** Props of {@link WebhooksList}. */
export interface WebhooksListProps extends ListProps<typeof firstWebhooksMessages, typeof useWebhooks> {
  docsHref?: string | undefined;
}

/** The view of the endpoints: the list, dialogs and the drawer with the log. */
export function WebhooksList({ t, model, headingLevel, docsHref }: WebhooksListProps) {
  const { surface, open, close } = model.surface;
  const { confirm, secret, dialogs } = useDialogs();
  const late = useLateActions({ t, model, confirm, secret });
  const isOfAll = model.developers.companyId === undefined;
  const columns = useMemo(() => endpointColumns(t, isOfAll), [t, isOfAll]);
  const onAct = useEvent(act);
  const actionsOf = useMemo(() => rowActionsOf({ t, onAct }), [t, onAct]);
  const logged = surface && "log" in surface.kind ? surface.kind.log : undefined;

  return (
    <>
      <DeveloperList
        t={t}
        icon={Webhook}
        headingLevel={headingLevel}
        docsHref={docsHref}
        columns={columns}
        model={model}
        rowLabel={({ url }) => url}
        place={place}
        openRowId={surface?.isOpen ? logged?.id : undefined}
        onRowOpen={(row) => act("log", row)}
        rowKeys={{ e: (row) => act("edit", row), Delete: (row) => act("delete", row) }}
        rowActions={actionsOf}
      />
      {surface && logged && (
        <LogDrawer
          key={surface.turn}
          t={t}
          isOpen={surface.isOpen}
          // The endpoint's current state, if the list still contains it.
          endpoint={model.rows.find(({ id }) => id === logged.id) ?? logged}
          onClose={close}
          onAct={onAct}
        >
          {surface.isOpen && dialogs}
        </LogDrawer>
      )}
      {surface && "form" in surface.kind && (
        <EndpointModal
          key={surface.turn}
          t={t}
          isOpen={surface.isOpen}
          endpoint={surface.kind.form}
          onClose={close}
          model={model}
          onDelete={(row) => act("delete", row)}
        >
          {surface.isOpen && dialogs}
        </EndpointModal>
      )}
      {late.part}
      {!surface?.isOpen && dialogs}
    </>
  );

  function act(action: RowAction, row: EndpointRow): void {
    switch (action) {
      case "log":
        return open({ log: row });
      case "edit":
        return open({ form: row });
      case "pause":
      case "resume":
        return void late.run((actions) => actions.setEnabled(row, action === "resume"));
      case "rotate":
        secret.prepare();
        return ask(action, row);
      case "delete":
        return ask(action, row);
    }
  }

  function ask(action: "rotate" | "delete", row: EndpointRow): void {
    preloadConfirm();
    void late.open((actions) => actions[action](row));
  }
}
