import { useMemo } from "react";

import { DeveloperList } from "../../companies/developers/DeveloperList.js";
import { useDialogs } from "../../companies/developers/useDialogs.js";
import type { ListProps } from "../../lists/ListProps.js";
import { nearRows } from "../../lists/nearRows.js";
import { useEvent } from "../../lib/useEvent.js";
import { preloadConfirm } from "../../ui/confirm/index.js";
import { KeyRound } from "../../ui/icon/generated/icons.js";
import { lateActions, onDemand } from "../../ui/on-demand/index.js";
import { apiKeyColumns } from "./apiKeyColumns.js";
import type { firstApiKeysMessages } from "./apiKeys.firstTexts.js";
import type { ApiKeyRow } from "./ApiKeys.types.js";
import type { RowAction } from "./rowActions.js";
import { menuOf, rowActionsOf } from "./rowMenu.js";
import type { useApiKeys } from "./useApiKeys.js";

const KeyModal = onDemand(() => import("./KeyModal.js").then(({ KeyModal }) => KeyModal), "all");

const useLateActions = lateActions(() => import("./useKeyActions.js").then(({ useKeyActions }) => useKeyActions));
const place = nearRows(menuOf, useLateActions);

/** Props of {@link ApiKeysList}. */
export interface ApiKeysListProps extends ListProps<typeof firstApiKeysMessages, typeof useApiKeys> {
  docsHref?: string | undefined;
}

/** The view of the widget: the list, the form of a key, and the dialogs. */
export function ApiKeysList({ t, model, headingLevel, docsHref }: ApiKeysListProps) {
  const { surface, close } = model.surface;
  const { confirm, secret, dialogs } = useDialogs();
  const late = useLateActions({ t, model, confirm, secret });
  const isOfAll = model.developers.companyId === undefined;
  const columns = useMemo(() => apiKeyColumns(t, isOfAll), [t, isOfAll]);
  const onAct = useEvent(act);
  const actionsOf = useMemo(() => rowActionsOf({ t, onAct }), [t, onAct]);

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
        place={place}
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
          model={model}
          onAct={act}
        >
          {surface.isOpen && dialogs}
        </KeyModal>
      )}
      {late.part}
      {!surface?.isOpen && dialogs}
    </>
  );

  function act(action: RowAction, row: ApiKeyRow): void {
    if (!row.isActive) return;
    if (action === "edit") return model.surface.open({ key: row });
    preloadConfirm();
    void late.open((actions) => actions[action](row));
  }
}
