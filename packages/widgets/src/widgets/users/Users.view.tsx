import { useMemo } from "react";

import { SellerFilter } from "../../companies/SellerFilter.js";
import { useMessages } from "../../i18n/index.js";
import { useNow } from "../../lib/useNow.js";
import { useEvent } from "../../lib/useEvent.js";
import { ListToolbar } from "../../lists/ListToolbar.js";
import { ListPage } from "../../lists/ListPage.js";
import type { ListProps } from "../../lists/ListProps.js";
import { nearRows } from "../../lists/nearRows.js";
import { roleMessages } from "../../records/role.messages.js";
import { Button } from "../../ui/button/index.js";
import { preloadConfirm, useConfirm } from "../../ui/confirm/index.js";
import { Plus, UsersRound } from "../../ui/icon/generated/icons.js";
import { lateActions, onDemand } from "../../ui/on-demand/index.js";
import type { RowAction } from "./rowActions.js";
import { menuOf, rowActionsOf } from "./rowMenu.js";
import { userColumns } from "./userColumns.js";
import type { firstUsersMessages } from "./users.firstTexts.js";
import type { UserRow } from "./Users.types.js";
import { useUserRequests } from "./useUserRequests.js";
import type { useUsers } from "./useUsers.js";

const UserModal = onDemand(() => import("./form/UserModal.js").then(({ UserModal }) => UserModal), "all");

const useLateActions = lateActions(() => import("./useUserActions.js").then(({ useUserActions }) => useUserActions));
const place = nearRows(menuOf, useLateActions);

/** The view of the users: the header, filters, list and dialogs. */
export function UsersList({ t, model, headingLevel }: ListProps<typeof firstUsersMessages, typeof useUsers>) {
  const { state, change, canOpen, surface } = model;
  const { confirm, dialog } = useConfirm();
  const late = useLateActions({ t, model, requests: useUserRequests(), confirm });
  const roles = useMessages(roleMessages);
  const minute = useNow(60_000).getTime();
  const columns = useMemo(() => userColumns(t, roles, new Date(minute)), [t, roles, minute]);
  const onAct = useEvent(act);
  const actionsOf = useMemo(() => rowActionsOf({ t, canOpen, onAct }), [t, canOpen, onAct]);
  const user = surface === undefined || surface.kind === "add" ? undefined : surface.kind;

  return (
    <>
      <ListPage
        t={t}
        model={model}
        headingLevel={headingLevel}
        icon={UsersRound}
        emptyAction={<Button onPress={model.openNew}>{t.add}</Button>}
        primary={
          state.status === "forbidden" ? undefined : { id: "add", label: t.add, icon: Plus, onAction: model.openNew }
        }
        toolbar={
          <ListToolbar
            search={t.search}
            model={model}
            filters={
              <SellerFilter filter={model.sellers} onChange={(sellerCompanyId) => change({ sellerCompanyId })} />
            }
          />
        }
        columns={columns}
        rowLabel={rowLabel}
        place={place}
        openRowId={surface?.isOpen ? user?.id : undefined}
        onRowOpen={(row) => act(canOpen ? "open" : "edit", row)}
        rowKeys={{ e: (row) => act("edit", row), Delete: (row) => act("delete", row) }}
        rowActions={actionsOf}
      />
      {late.part}
      {dialog}
      {surface && (
        <UserModal
          key={surface.turn}
          t={t}
          isOpen={surface.isOpen}
          user={user}
          onClose={model.close}
          onSaved={(userId) => model.saved(userId, user === undefined)}
          onDelete={(userId) => void late.run((actions) => actions.delete(userId))}
        />
      )}
    </>
  );

  function act(action: RowAction, row: UserRow) {
    if (action === "open") return model.open(row.id);
    if (!row.canChange) return undefined;
    if (action === "edit") return model.edit(row.id);
    if (action === "resend") return void late.run((actions) => actions.resend(row));
    preloadConfirm();
    return void late.open((actions) => actions.askToDelete(row));
  }
}

const rowLabel = (row: UserRow) => `${row.name} ${row.surname}`;
