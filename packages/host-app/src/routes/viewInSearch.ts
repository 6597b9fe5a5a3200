import type { OnViewChange } from "@callwright/widgets";
import { useMatch, useRouter, useRouterState } from "@tanstack/react-router";
import { useCallback } from "react";

import { takeViewStep } from "./viewSteps.js";

/** The view of a widget as search parameters of the address. The widget itself checks each value. */
export type ViewInSearch = Record<string, unknown>;

/** Passes the search parameters on unchanged. A widget ignores those that it does not know. */
export const viewFromSearch = (search: Record<string, unknown>): ViewInSearch => search;

/**
 * A widget's view and the function that keeps it in the address. What opens adds an entry to the history, so that Back
 * closes it; what narrows a list does not. The view is that of this page's address, also during the navigation to
 * another page.
 */
export function useViewInSearch<View extends object>() {
  const router = useRouter();
  const { pathname, search: settled } = useMatch({
    strict: false,
    select: ({ pathname, search }) => ({ pathname, search }),
  });
  const latest = useRouterState({
    select: ({ location }): ViewInSearch | undefined => (location.pathname === pathname ? location.search : undefined),
  });
  const search = latest ?? settled;
  const onViewChange: OnViewChange<View> = useCallback(
    (view, step) => takeViewStep(router, { to: pathname, search: view as ViewInSearch }, step),
    [router, pathname],
  );
  return { initialView: search as Partial<View>, onViewChange };
}
