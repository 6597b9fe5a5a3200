import { useGetUser } from "@callwright/sdk/hooks";
import { useMemo } from "react";

import { type OnViewChange, useWidgetView, type ViewRules } from "../../lists/useWidgetView.js";
import type { UserDetailState, UserDetailView } from "./UserDetail.types.js";

/** The options of the controller, which are props of the widget. */
export interface UserDetailOptions {
  userId: string;
  initialView?: Partial<UserDetailView> | undefined;
  onViewChange?: OnViewChange<UserDetailView> | undefined;
}

const viewRules: ViewRules<UserDetailView> = {
  read: (given) => ({ tab: given?.tab === "calls" ? "calls" : "company" }),
  changes: ({ tab }) => (tab === "company" ? {} : { tab }),
  change: (view, change) => ({ ...view, ...change }),
};

/** The controller of the widget: the user, and the open tab. */
export function useUserDetail({ userId, initialView, onViewChange }: UserDetailOptions) {
  const [view, change] = useWidgetView(viewRules, initialView, onViewChange);
  const { data, error, mutate } = useGetUser({ path: { id: userId } });
  const state = useMemo<UserDetailState>(() => {
    if (data) {
      const { name, surname, email, role, sellerCompanies } = data;
      return { status: "ready", user: { name: `${name} ${surname}`, email, role, companies: sellerCompanies } };
    }
    // The server refuses an invalid id with 400.
    if (error?.status === 404 || error?.status === 400) return { status: "missing" };
    if (error?.status === 403) return { status: "forbidden" };
    if (error) return { status: "error", message: error.problem?.message, retry: () => void mutate() };
    return { status: "loading" };
  }, [data, error, mutate]);
  return { state, view, change };
}

/** The result of the controller, which the view renders. */
export type UserDetailModel = ReturnType<typeof useUserDetail>;
