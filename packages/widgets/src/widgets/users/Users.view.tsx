import { Plus, UsersRound } from "lucide-react";
import { type ReactNode, useMemo } from "react";

import { SellerFilter } from "../../companies/SellerFilter.js";
import { type Messages, useMessages } from "../../i18n/index.js";
import { useNow } from "../../lib/clock.js";
import { useEvent } from "../../lib/useEvent.js";
import { roleMessages } from "../../records/role.messages.js";
import { Button } from "../../ui/button/index.js";
import { useConfirm } from "../../ui/confirm/index.js";
import { EmptyState } from "../../ui/empty-state/index.js";
import { listPlaceholder } from "../../ui/list-state/index.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { Pagination } from "../../ui/pagination/index.js";
import { SearchField } from "../../ui/search-field/index.js";
import { RowActions, Table } from "../../ui/table/index.js";
import { Toolbar, WidgetHeader } from "../../ui/widget-header/index.js";
import { menuActions, quickActions, type RowAction } from "./rowActions.js";
import { userColumns } from "./userColumns.js";
import type { usersMessages } from "./users.messages.js";
import { clearedFilters } from "./users.model.js";
import type { UserRow } from "./Users.types.js";
import type { UsersModel } from "./useUsers.js";

const UserModal = onDemand(() => import("./form/UserModal.js").then(({ UserModal }) => UserModal), "all");

/** Props of {@link UsersList}. */
export interface UsersListProps {
  t: Messages<typeof usersMessages>;
  model: UsersModel;
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** The users as they are drawn: header, filters, the list in one of its states, and the form over it. */
export function UsersList({ t, model, headingLevel }: UsersListProps) {
  const { state, view, change, canOpen, totalCount = 0 } = model;
  const { confirm, dialog } = useConfirm();
  const roles = useMessages(roleMessages);
  const minute = useNow(60_000).getTime();
  const columns = useMemo(() => userColumns(t, roles, new Date(minute)), [t, roles, minute]);
  const onAct = useEvent(act);
  const renderActions = useMemo(() => {
    const options = { t, canOpen, onAct };
    return (row: UserRow) => (
      <RowActions rowName={rowLabel(row)} quick={quickActions(row, options)} menu={menuActions(row, options)} />
    );
  }, [t, canOpen, onAct]);
  const { surface } = model.surface;
  const user = surface === undefined || surface.kind === "add" ? undefined : surface.kind;

  return (
    <>
      <WidgetHeader
        title={t.title}
        headingLevel={headingLevel}
        count={model.totalCount}
        primary={state.status === "forbidden" ? undefined : { id: "add", label: t.add, icon: Plus, onAction: add }}
      />
      <Toolbar
        search={
          <SearchField
            label={t.search}
            placeholder={t.search}
            value={view.text}
            onSearch={(text) => change({ text })}
          />
        }
        activeFilterCount={view.sellerCompanyId === "" ? 0 : 1}
        filters={<SellerFilter filter={model.sellers} onChange={(sellerCompanyId) => change({ sellerCompanyId })} />}
      />
      <Table
        label={t.title}
        list="users"
        columns={columns}
        rows={model.rows}
        getRowId={rowId}
        rowLabel={rowLabel}
        totalCount={totalCount}
        pageOffset={view.page * view.perPage}
        sort={view.sortBy}
        onSortChange={(sortBy) => change({ sortBy })}
        isLoading={state.status === "loading"}
        skeletonRowCount={view.perPage}
        isRefetching={state.status === "ready" && state.isRefetching}
        placeholder={placeholder()}
        openRowId={surface?.isOpen ? user?.id : undefined}
        onRowOpen={(row) => act(canOpen ? "open" : "edit", row)}
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
      {dialog}
      {surface && (
        <UserModal
          key={surface.turn}
          t={t}
          isOpen={surface.isOpen}
          user={user}
          onClose={model.surface.close}
          onSaved={(userId) => model.saved(userId, user === undefined)}
          onDelete={(userId) => void model.delete(userId)}
        />
      )}
    </>
  );

  function add() {
    model.surface.open("add");
  }

  function act(action: RowAction, row: UserRow) {
    if (action === "open") return model.open(row.id);
    if (!row.canChange) return undefined;
    if (action === "resend") return void model.resend(row);
    return action === "edit" ? model.surface.open(row) : void remove(row);
  }

  async function remove(row: UserRow) {
    const title = t.deleteTitle({ name: rowLabel(row) });
    if (await confirm({ title, body: t.deleteBody, confirmLabel: t.delete })) await model.delete(row.id);
  }

  function placeholder(): ReactNode {
    return listPlaceholder(state, {
      forbidden: t.forbidden,
      onClearFilters: () => change(clearedFilters),
      empty: (
        <EmptyState icon={UsersRound} action={<Button onPress={add}>{t.add}</Button>}>
          {t.empty}
        </EmptyState>
      ),
    });
  }
}

const rowId = (row: UserRow) => row.id;
const rowLabel = (row: UserRow) => `${row.name} ${row.surname}`;
