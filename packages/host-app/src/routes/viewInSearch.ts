import { useNavigate, useRouterState } from "@tanstack/react-router";

/** A widget's filters, sorting and page as the address bar carries them; the widget checks each value itself. */
export type ViewInSearch = Record<string, unknown>;

/** Takes the address as it is: what a widget does not know, it ignores. */
export const viewFromSearch = (search: Record<string, unknown>): ViewInSearch => search;

/** A widget's view and how to keep it in the address, without a step in the history for each change. */
export function useViewInSearch<View extends object>() {
  const search: ViewInSearch = useRouterState({ select: ({ location }) => location.search });
  const navigate = useNavigate();
  const onViewChange = (view: Partial<View>) => {
    void navigate({ to: ".", search: view as never, replace: true, resetScroll: false });
  };
  return { initialView: search as Partial<View>, onViewChange };
}
