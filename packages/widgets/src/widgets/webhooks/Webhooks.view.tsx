import { useMemo } from "react";

import { DeveloperList } from "../../companies/developers/DeveloperList.js";
import { useSecretModal } from "../../companies/developers/useSecretModal.js";
import type { ListProps } from "../../lists/ListProps.js";
import { useEvent } from "../../lib/useEvent.js";
import { useConfirm } from "../../ui/confirm/index.js";
import { Webhook } from "../../ui/icon/generated/icons.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { endpointColumns } from "./endpointColumns.js";
import { rowActions, type RowAction } from "./rowActions.js";
import type { firstWebhooksMessages } from "./webhooks.firstTexts.js";
import { hostOf } from "./webhooks.model.js";
import type { EndpointRow } from "./Webhooks.types.js";
import type { useWebhooks } from "./useWebhooks.js";

const EndpointModal = onDemand(() => import("./EndpointModal.js").then(({ EndpointModal }) => EndpointModal), "all");
const LogDrawer = onDemand(() => import("./deliveries/LogDrawer.js").then(({ LogDrawer }) => LogDrawer), "all");

/** Props of {@link WebhooksList}. */
export interface WebhooksListProps extends ListProps<typeof firstWebhooksMessages, typeof useWebhooks> {
  docsHref?: string | undefined;
}

/** The view of the endpoints: the list, dialogs and the drawer with the log. */
export function WebhooksList({ t, model, headingLevel, docsHref }: WebhooksListProps) {
  const { surface, open, close } = model.surface;
  const { confirm, dialog } = useConfirm();
  const secret = useSecretModal();
  const isOfAll = model.developers.companyId === undefined;
  const columns = useMemo(() => endpointColumns(t, isOfAll), [t, isOfAll]);
  const onAct = useEvent(act);
  const actionsOf = useMemo(() => (row: EndpointRow) => rowActions(row, { t, onAct }), [t, onAct]);
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
        />
      )}
      {surface && "form" in surface.kind && (
        <EndpointModal
          key={surface.turn}
          t={t}
          isOpen={surface.isOpen}
          endpoint={surface.kind.form}
          onClose={close}
          onCreate={model.create}
          onSave={model.save}
          onDelete={(row) => act("delete", row)}
        />
      )}
      {dialog}
      {secret.dialog}
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
        return void model.setEnabled(row.id, action === "resume");
      case "rotate":
        return void rotate(row);
      case "delete":
        return void remove(row);
    }
  }

  async function rotate({ id, url }: EndpointRow) {
    secret.prepare();
    const title = t.rotateTitle({ host: hostOf(url) });
    const question = { title, body: t.rotateBody, confirmLabel: t.rotate, isDestructive: false };
    if (!(await confirm(question))) return;
    const shown = await model.rotate(id);
    if (shown !== undefined) secret.show({ title: t.rotatedTitle, secret: shown, note: t.secretNote });
  }

  async function remove({ id, url }: EndpointRow) {
    const title = t.deleteTitle({ host: hostOf(url) });
    if (!(await confirm({ title, body: t.deleteBody, confirmLabel: t.delete }))) return;
    close();
    await model.delete(id);
  }
}
