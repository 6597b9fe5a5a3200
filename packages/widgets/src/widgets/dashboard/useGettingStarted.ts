import type { Viewer } from "@callwright/sdk";
import type { CurrentUser } from "@callwright/sdk/contract";
import { useListPhoneBooks, useListPotentialCustomers } from "@callwright/sdk/hooks";
import { useState } from "react";

import type { DashboardNumbers, GettingStartedState } from "./Dashboard.types.js";
import { toSteps } from "./gettingStarted.model.js";

interface GettingStartedOptions {
  viewer: Viewer | undefined;
  profile: CurrentUser | undefined;
  numbers: DashboardNumbers | undefined;
  /** False if the callbacks for the steps are missing, or if the steps were dismissed or are turned off. */
  isOffered: boolean;
}

/** The steps to the first result, if they are shown. */
export type GettingStarted =
  /** It is not known yet whether there are steps to show. */
  { status: "unknown" } | { status: "none" } | ({ status: "ready" } & GettingStartedState);

/** Loads the progress of a new seller. For a seller who has had a result, nothing is requested and nothing is shown. */
export function useGettingStarted({ viewer, profile, numbers, isOffered }: GettingStartedOptions): GettingStarted {
  const hasResult = (numbers?.highlights.answered ?? 0) > 0;
  const isNew = viewer !== undefined && viewer.isSeller && numbers !== undefined && !hasResult;
  // The first result is a step that should be seen as done, so the steps stay until the visit ends.
  const [wasNew, setWasNew] = useState(false);
  if (isNew && !wasNew) setWasNew(true);
  const isWanted = isOffered && (isNew || wasNew);

  const customers = useListPotentialCustomers(isWanted ? { query: { page: 0, perPage: 100 } } : null);
  const items = useListPhoneBooks(isWanted ? { query: { page: 0, perPage: 1 } } : null);

  if (isOffered && (viewer === undefined || numbers === undefined)) return { status: "unknown" };
  const hasFailed = [customers, items].some(({ data, error }) => data === undefined && error !== undefined);
  if (!isWanted || hasFailed || numbers === undefined) return { status: "none" };
  if (!customers.data || !items.data) return { status: "unknown" };
  const minutes = profile?.sellerCompanies[0]?.subscription?.remaining.minutes ?? 0;
  return {
    status: "ready",
    freeMinutes: minutes > 0 ? minutes : undefined,
    steps: toSteps({
      customer: customers.data.metaData.totalCount > 0,
      contact: customers.data.items.some(({ hasContacts }) => hasContacts),
      item: items.data.metaData.totalCount > 0,
      call: numbers.highlights.calls > 0,
      result: hasResult,
    }),
  };
}
