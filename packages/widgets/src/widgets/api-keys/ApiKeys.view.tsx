import { KeyRound, Plus } from "lucide-react";
import { useMemo } from "react";

import { CompanyChoice } from "../../companies/developers/CompanyChoice.js";
import { developersMessages } from "../../companies/developers/developers.messages.js";
import { useSecretModal } from "../../companies/developers/useSecretModal.js";
import { type Messages, useMessages } from "../../i18n/index.js";
import { useEvent } from "../../lib/useEvent.js";
import { Button } from "../../ui/button/index.js";
import { useConfirm } from "../../ui/confirm/index.js";
import { EmptyState } from "../../ui/empty-state/index.js";
import { Link } from "../../ui/link/index.js";
import { listPlaceholder } from "../../ui/list-state/index.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { Pagination } from "../../ui/pagination/index.js";
import { RowActions, Table } from "../../ui/table/index.js";
import { WidgetHeader } from "../../ui/widget-header/index.js";
import { apiKeyColumns } from "./apiKeyColumns.js";
import type { apiKeysMessages } from "./apiKeys.messages.js";
import type { ApiKeyRow } from "./ApiKeys.types.js";
import { menuActions, quickActions, type RowAction } from "./rowActions.js";
import type { ApiKeysModel } from "./useApiKeys.js";

const KeyModal = onDemand(() => import("./KeyModal.js").then(({ KeyModal }) => KeyModal), "all");

/** Props of {@link ApiKeysList}. */
export interface ApiKeysListProps {
  t: Messages<typeof apiKeysMessages>;
  model: ApiKeysModel;
  headingLevel?: 1 | 2 | 3 | undefined;
  docsHref?: string | undefined;
}

/** The keys as they are drawn: header, the list in one of its states, and what is over it. */
export function ApiKeysList({ t, model, headingLevel, docsHref }: ApiKeysListProps) {
  const { state, view, change, rows, totalCount = 0, developers } = model;
  const shared = useMessages(developersMessages);
  const { confirm, dialog } = useConfirm();
  const secret = useSecretModal();
  const isOfAll = developers.companyId === undefined;
  const columns = useMemo(() => apiKeyColumns(t, isOfAll), [t, isOfAll]);
  const onAct = useEvent(act);
  const renderActions = useMemo(() => {
    const options = { t, onAct };
    return (row: ApiKeyRow) => (
      <RowActions rowName={row.name} quick={quickActions(row, options)} menu={menuActions(row, options)} />
    );
  }, [t, onAct]);
  const { surface } = model.surface;
  const create = () => model.surface.open({ key: undefined });
  const companyFirst = isOfAll ? shared.companyFirst : undefined;

  return (
    <>
      <WidgetHeader
        title={t.title}
        headingLevel={headingLevel}
        count={model.totalCount}
        filter={
          developers.isManager && (
            <CompanyChoice choice={developers.choice} onChange={(sellerCompanyId) => change({ sellerCompanyId })} />
          )
        }
        primary={
          developers.query && {
            id: "create",
            label: t.create,
            icon: Plus,
            disabledReason: companyFirst,
            onAction: create,
          }
        }
      />
      <Table
        label={t.title}
        list="api-keys"
        columns={columns}
        rows={rows}
        getRowId={rowId}
        rowLabel={rowLabel}
        totalCount={totalCount}
        pageOffset={view.page * view.perPage}
        sort={view.sortBy}
        onSortChange={(sortBy) => change({ sortBy })}
        isLoading={state.status === "loading"}
        skeletonRowCount={view.perPage}
        isRefetching={state.status === "ready" && state.isRefetching}
        placeholder={listPlaceholder(state, {
          forbidden: t.forbidden,
          onClearFilters: () => change({ page: 0 }),
          empty: (
            <EmptyState
              icon={KeyRound}
              action={
                <>
                  <Button disabledReason={companyFirst} onPress={create}>
                    {t.create}
                  </Button>
                  {docsHref !== undefined && (
                    <Link href={docsHref} target="_blank" rel="noreferrer">
                      {t.docs}
                    </Link>
                  )}
                </>
              }
            >
              {t.empty}
            </EmptyState>
          ),
        })}
        onRowOpen={(row) => act("edit", row)}
        rowKeys={{ e: (row) => act("edit", row), Delete: (row) => act("revoke", row) }}
        renderActions={renderActions}
      />
      {state.status === "ready" && (
        <Pagination
          page={view.page}
          perPage={view.perPage}
          totalCount={totalCount}
          onPageChange={(page) => change({ page })}
          onPerPageChange={(perPage) => change({ perPage })}
        />
      )}
      {surface && (
        <KeyModal
          key={surface.turn}
          t={t}
          isOpen={surface.isOpen}
          apiKey={surface.kind.key}
          onClose={model.surface.close}
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
    const title = t.rotateTitle({ name });
    if (!(await confirm({ title, body: t.rotateBody, confirmLabel: t.rotate }))) return;
    model.surface.close();
    const shown = await model.rotate(id);
    if (shown !== undefined) secret.show({ title: t.rotatedTitle({ name }), secret: shown, note: t.secretNote });
  }

  async function revoke({ id, name }: ApiKeyRow) {
    const title = t.revokeTitle({ name });
    if (!(await confirm({ title, body: t.revokeBody, confirmLabel: t.revoke }))) return;
    model.surface.close();
    await model.revoke(id);
  }
}

const rowId = (row: ApiKeyRow) => row.id;
const rowLabel = (row: ApiKeyRow) => row.name;
