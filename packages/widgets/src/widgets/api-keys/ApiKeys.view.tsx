import { useMemo } from "react";

import { DeveloperList } from "../../companies/developers/DeveloperList.js";
import { useSecretModal } from "../../companies/developers/useSecretModal.js";
import type { ListProps } from "../../lists/ListProps.js";
import { useEvent } from "../../lib/useEvent.js";
import { useConfirm } from "../../ui/confirm/index.js";
import { KeyRound } from "../../ui/icon/generated/icons.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { apiKeyColumns } from "./apiKeyColumns.js";
import type { apiKeysMessages } from "./apiKeys.messages.js";
import type { ApiKeyRow } from "./ApiKeys.types.js";
import { rowActions, type RowAction } from "./rowActions.js";
import type { useApiKeys } from "./useApiKeys.js";

const KeyModal = onDemand(() => import("./KeyModal.js").then(({ KeyModal }) => KeyModal), "all");

/** Props of {@link ApiKeysList}. */
export interface ApiKeysListProps extends ListProps<typeof apiKeysMessages, typeof useApiKeys> {
  docsHref?: string | undefined;
}

/** The view of the widget: the list, the form of a key, and the dialogs. */
export function ApiKeysList({ t, model, headingLevel, docsHref }: ApiKeysListProps) {
  const { surface, close } = model.surface;
  const { confirm, dialog } = useConfirm();
  const secret = useSecretModal();
  const isOfAll = model.developers.companyId === undefined;
  const columns = useMemo(() => apiKeyColumns(t, isOfAll), [t, isOfAll]);
  const onAct = useEvent(act);
  const actionsOf = useMemo(() => (row: ApiKeyRow) => rowActions(row, { t, onAct }), [t, onAct]);

  return (
    <>
      <DeveloperList
        t={t}
        icon={KeyRound}
        headingLevel={headingLevel}
        docsHref={docsHref}
        columns={columns}
        model={model}
        rowLabel={({ name }) => name}
        onRowOpen={(row) => act("edit", row)}
        rowKeys={{ e: (row) => act("edit", row), Delete: (row) => act("revoke", row) }}
        rowActions={actionsOf}
      />
      {surface && (
        <KeyModal
          key={surface.turn}
          t={t}
          isOpen={surface.isOpen}
          apiKey={surface.kind.key}
          onClose={close}
          onCreate={model.create}
          onSave={model.save}
          onRotate={(row) => act("rotate", row)}
          onRevoke={(row) => act("revoke", row)}
        />
      )}
      {dialog}
      {secret.dialog}
    </>
  );

  function act(action: RowAction, row: ApiKeyRow): void {
    if (!row.isActive) return;
    if (action === "edit") return model.surface.open({ key: row });
    return void (action === "rotate" ? rotate(row) : revoke(row));
  }

  async function rotate({ id, name }: ApiKeyRow) {
    secret.prepare();
    const title = t.rotateTitle({ name });
    if (!(await confirm({ title, body: t.rotateBody, confirmLabel: t.rotate }))) return;
    close();
    const shown = await model.rotate(id);
    if (shown !== undefined) secret.show({ title: t.rotatedTitle({ name }), secret: shown, note: t.secretNote });
  }

  async function revoke({ id, name }: ApiKeyRow) {
    const title = t.revokeTitle({ name });
    if (!(await confirm({ title, body: t.revokeBody, confirmLabel: t.revoke }))) return;
    close();
    await model.revoke(id);
  }
}
