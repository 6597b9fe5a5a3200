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

const EndpointSurface = onDemand(
  () => import("./EndpointSurface.js").then(({ EndpointSurface }) => EndpointSurface),
  "all",
);

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
  const { surface, open } = model.surface;
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
      {surface && (
        <EndpointSurface key={surface.turn} t={t} model={model} surface={surface} onAct={onAct}>
          {surface.isOpen && dialogs}
        </EndpointSurface>
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
      case "delete":
        preloadConfirm();
        return void late.open((actions) => actions[action](row));
    }
  }
}
