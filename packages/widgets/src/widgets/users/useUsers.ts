import type { ApiError } from "@callwright/sdk";
import { useDeleteUser, useListUsers, useResendInvitation } from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

import { useSellerFilter } from "../../companies/useSellerFilter.js";
import { useHost } from "../../lib/HostContext.js";
import { useSurface } from "../../lib/useSurface.js";
import { type KeptView, type OnViewChange, type ViewRules, useWidgetView } from "../../lib/useWidgetView.js";
import { useRecordList } from "../../records/useRecordList.js";
import { changeView, isFiltered, readView, toListQuery, toUserRow, viewChanges } from "./users.model.js";
import type { UserRow, UsersEvent, UsersView } from "./Users.types.js";
import type { UserVoice } from "./useUserVoice.js";

/** What the host tells the controller. */
export interface UsersOptions {
  initialView?: Partial<UsersView> | undefined;
  onViewChange?: OnViewChange<UsersView> | undefined;
  onOpenUser?: ((event: { userId: string }) => void) | undefined;
}

const viewRules: ViewRules<UsersView> = { read: readView, changes: viewChanges, change: changeView };

/** What is kept of the list for the next time. */
const keptView: KeptView<UsersView> = { list: "users", keys: ["perPage", "sortBy"] };

/** All that the users draw from: what is looked at, the users, and what can be done. */
export function useUsers(options: UsersOptions, voice: UserVoice) {
  const { onEvent } = useHost();
  const report = (type: UsersEvent["type"], userId: string) =>
    onEvent?.({ widget: "users", type, detail: { userId } } satisfies UsersEvent);
  const [view, change] = useWidgetView(viewRules, options.initialView, options.onViewChange, keptView);
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set());
  const surface = useSurface<"add" | UserRow>();
  const deleteUser = useDeleteUser();
  const resendInvitation = useResendInvitation();

  const query = toListQuery(view);
  const { items, ...list } = useRecordList({
    list: useListUsers({ query }),
    query,
    view,
    change,
    isFiltered: isFiltered(view),
    deleting,
  });

  return {
    ...list,
    rows: useMemo(() => items.map(toUserRow), [items]),
    view,
    change,
    sellers: useSellerFilter(view.sellerCompanyId),

    surface,
    saved: (userId: string, isNew: boolean) => report(isNew ? "userCreated" : "userUpdated", userId),

    canOpen: options.onOpenUser !== undefined,
    open: (userId: string) => {
      report("userOpened", userId);
      options.onOpenUser?.({ userId });
    },

    resend: async ({ id, email }: UserRow): Promise<void> => {
      try {
        await resendInvitation.trigger({ path: { id } });
        voice.invited(email);
      } catch (error) {
        voice.resendFailed(error as ApiError);
      }
    },

    /** Takes a user off the list at once, and puts them back if the server does not agree. */
    delete: async (userId: string): Promise<void> => {
      setDeleting((all) => new Set([...all, userId]));
      try {
        await deleteUser.trigger({ path: { id: userId } });
        voice.deleted();
        report("userDeleted", userId);
      } catch (error) {
        setDeleting((all) => new Set([...all].filter((id) => id !== userId)));
        voice.deleteFailed(error as ApiError);
      }
    },
  };
}

/** All that the view needs, as the controller answers it. */
export type UsersModel = ReturnType<typeof useUsers>;
