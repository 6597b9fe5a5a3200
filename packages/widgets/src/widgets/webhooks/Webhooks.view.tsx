import { Plus, Webhook } from "lucide-react";
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
import { endpointColumns } from "./endpointColumns.js";
import { menuActions, quickActions, type RowAction } from "./rowActions.js";
import type { webhooksMessages } from "./webhooks.messages.js";
import { hostOf } from "./webhooks.model.js";
import type { EndpointRow } from "./Webhooks.types.js";
import type { WebhooksModel } from "./useWebhooks.js";

const EndpointModal = onDemand(() => import("./EndpointModal.js").then(({ EndpointModal }) => EndpointModal), "all");
const LogDrawer = onDemand(() => import("./deliveries/LogDrawer.js").then(({ LogDrawer }) => LogDrawer), "all");

/** Props of {@link WebhooksList}. */
export interface WebhooksListProps {
  t: Messages<typeof webhooksMessages>;
  model: WebhooksModel;
  headingLevel?: 1 | 2 | 3 | undefined;
  docsHref?: string | undefined;
}

/** The endpoints as they are drawn: header, the list in one of its states, and what is over it. */
export function WebhooksList({ t, model, headingLevel, docsHref }: WebhooksListProps) {
  const { state, view, change, rows, totalCount = 0, developers } = model;
  const shared = useMessages(developersMessages);
  const { confirm, dialog } = useConfirm();
  const secret = useSecretModal();
  const isOfAll = developers.companyId === undefined;
  const columns = useMemo(() => endpointColumns(t, isOfAll), [t, isOfAll]);
  const onAct = useEvent(act);
  const renderActions = useMemo(() => {
    const options = { t, onAct };
    return (row: EndpointRow) => (
      <RowActions rowName={row.url} quick={quickActions(row, options)} menu={menuActions(row, options)} />
    );
  }, [t, onAct]);
  const { surface } = model.surface;
  const create = () => model.surface.open({ form: undefined });
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
        list="webhooks"
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
              icon={Webhook}
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
        openRowId={surface?.isOpen && "log" in surface.kind ? surface.kind.log.id : undefined}
        onRowOpen={(row) => act("log", row)}
        rowKeys={{ e: (row) => act("edit", row), Delete: (row) => act("delete", row) }}
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
      {surface && "log" in surface.kind && (
        <LogDrawer
          key={surface.turn}
          t={t}
          isOpen={surface.isOpen}
          endpoint={latest(surface.kind.log)}
          onClose={model.surface.close}
          onAct={onAct}
        />
      )}
      {surface && "form" in surface.kind && (
        <EndpointModal
          key={surface.turn}
          t={t}
          isOpen={surface.isOpen}
          endpoint={surface.kind.form}
          onClose={model.surface.close}
          onCreate={model.create}
          onSave={model.save}
          onDelete={(row) => act("delete", row)}
        />
      )}
      {dialog}
      {secret.dialog}
    </>
  );

  /** As it is now, where the list still has it. */
  function latest(endpoint: EndpointRow): EndpointRow {
    return rows.find(({ id }) => id === endpoint.id) ?? endpoint;
  }

  function act(action: RowAction, row: EndpointRow): void {
    switch (action) {
      case "log":
        return model.surface.open({ log: row });
      case "edit":
        return model.surface.open({ form: row });
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
    const title = t.rotateTitle({ host: hostOf(url) });
    const question = { title, body: t.rotateBody, confirmLabel: t.rotate, isDestructive: false };
    if (!(await confirm(question))) return;
    const shown = await model.rotate(id);
    if (shown !== undefined) secret.show({ title: t.rotatedTitle, secret: shown, note: t.secretNote });
  }

  async function remove({ id, url }: EndpointRow) {
    const title = t.deleteTitle({ host: hostOf(url) });
    if (!(await confirm({ title, body: t.deleteBody, confirmLabel: t.delete }))) return;
    model.surface.close();
    await model.delete(id);
  }
}

const rowId = (row: EndpointRow) => row.id;
const rowLabel = (row: EndpointRow) => row.url;
