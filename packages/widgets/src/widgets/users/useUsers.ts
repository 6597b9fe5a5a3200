import { useGetUser, useListUsers } from "@callwright/sdk/hooks";

import { useSellerFilter } from "../../companies/useSellerFilter.js";
import type { Messages } from "../../i18n/index.js";
import { useHost } from "../../lib/HostContext.js";
import { type ListOptions, useListPage } from "../../lists/useListPage.js";
import { idElsewhere, useOpenRecord } from "../../lists/useOpenRecord.js";
import { useRecordList } from "../../lists/useRecordList.js";
import { useSurface } from "../../lists/useSurface.js";
import type { firstUsersMessages } from "./users.firstTexts.js";
import { toListQuery, toUserRow, usersView } from "./users.model.js";
import type { UserRow, UsersEvent, UsersView } from "./Users.types.js";

/** The options of the controller, which are props of the widget. */
export interface UsersOptions extends ListOptions<UsersView> {
  onOpenUser?: ((event: { userId: string }) => void) | undefined;
}

/** The controller of the widget: the state of the view, the users, and the actions. */
export function useUsers(options: UsersOptions, t: Messages<typeof firstUsersMessages>) {
  const { onEvent } = useHost();
  const report = (type: UsersEvent["type"], userId: string) =>
    onEvent?.({ widget: "users", type, detail: { userId } } satisfies UsersEvent);
  const page = useListPage(usersView, options);
  const { view, change } = page;

  const query = toListQuery(view);
  const list = useRecordList({ page, list: useListUsers({ query }), query, toRow: toUserRow });
  const close = () => change({ openUserId: "", openNew: false });
  const elsewhere = idElsewhere(view.openUserId, list);
  const open = useOpenRecord({
    openId: view.openUserId,
    list,
    read: useGetUser(elsewhere === undefined ? null : { path: { id: elsewhere } }),
    toRow: toUserRow,
    isAllowed: ({ canChange }) => canChange,
    close,
    missing: t.missing,
  });
  const isNew = view.openNew && list.state.status !== "forbidden";
  const { surface } = useSurface<"add" | UserRow>(
    open ? { id: open.id, kind: open } : isNew ? { id: "new", kind: "add" } : undefined,
  );

  return {
    ...page,
    ...list,
    sellers: useSellerFilter(view.sellerCompanyId),

    surface,
    openNew: () => change({ openNew: true }),
    edit: (userId: string) => change({ openUserId: userId }),
    close,
    saved: (userId: string, isNew: boolean) => report(isNew ? "userCreated" : "userUpdated", userId),

    canOpen: options.onOpenUser !== undefined,
    open: (userId: string) => {
      report("userOpened", userId);
      options.onOpenUser?.({ userId });
    },
    report,
  };
}

/** The result of the controller, which the view renders. */
export type UsersModel = ReturnType<typeof useUsers>;
