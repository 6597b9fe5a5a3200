import type { OnViewChange } from "@callwright/widgets";
import { useMatch, useRouter, useRouterState } from "@tanstack/react-router";
import { useCallback } from "react";

import { takeViewStep } from "./viewSteps.js";

/** A widget's filters, sorting and page as the address bar carries them; the widget checks each value itself. */
export type ViewInSearch = Record<string, unknown>;

/** Takes the address as it is: what a widget does not know, it ignores. */
export const viewFromSearch = (search: Record<string, unknown>): ViewInSearch => search;

/**
 * A widget's view and how to keep it in the address. What opens is a step in the history, so that Back closes it; what
 * narrows a list is none. It is the address of this page, also while another is on its way.
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
