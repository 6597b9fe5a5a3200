import { useGetProfile, useListSubscriptionPackages, useLiveEvents, useSubscribe } from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

import type { Messages } from "../../i18n/index.js";
import { useNow } from "../../lib/useNow.js";
import { useHost } from "../../lib/HostContext.js";
import { useAnnounce } from "../../lists/useAnnounce.js";
import { useDeposit, type Deposit } from "../../money/useDeposit.js";
import { usePromoCode, type PromoCode } from "../../money/usePromoCode.js";
import type { plansMessages } from "./plans.messages.js";
import { toActivePlan, toPackages } from "./plans.model.js";
import type { PlansEvent, PlansState } from "./Plans.types.js";

/** The options that the host passes to the controller. */
export interface PlansOptions {
  onPlanChanged?: ((event: { subscriptionPackageId: string }) => void) | undefined;
}

/** The data and actions of the plans page. */
export interface PlansModel {
  state: PlansState;
  promoCode: PromoCode;
  deposit: Deposit;
  /** The id of the package to which the plan is being changed. */
  changingTo: string | undefined;
  changePlan: (subscriptionPackageId: string) => Promise<void>;
}

/**
 * Loads the plan of the viewer's first company, and the packages. Live events keep the minutes and the balance up to
 * date.
 */
export function usePlans({ onPlanChanged }: PlansOptions, t: Messages<typeof plansMessages>): PlansModel {
  useLiveEvents();
  const announce = useAnnounce();
  const { onEvent } = useHost();
  const now = useNow(60_000).getTime();
  const profile = useGetProfile();
  const packages = useListSubscriptionPackages({ query: { page: 0, perPage: 100, sortBy: "priceMonthly" } });
  const { trigger: subscribe } = useSubscribe();
  const [changingTo, setChangingTo] = useState<string>();
  const company = profile.data?.sellerCompanies[0];
  const promoCode = usePromoCode("plans", undefined);
  const deposit = useDeposit({ widget: "plans", sellerCompanyId: undefined, balanceUsd: company?.balance });

  const compared = useMemo(
    () => company && packages.data && toPackages(packages.data.items, company.subscription),
    [company, packages.data],
  );
  return { state: stateOf(), promoCode, deposit, changingTo, changePlan };

  function stateOf(): PlansState {
    const failed = [profile, packages].filter(({ data, error }) => data === undefined && error !== undefined);
    const error = failed[0]?.error;
    if (error?.status === 403) return { status: "forbidden" };
    if (error) {
      const retry = () => failed.forEach(({ mutate }) => void mutate());
      return { status: "error", message: error.problem?.message, retry };
    }
    if (profile.data && !company) return { status: "none" };
    if (!company || !packages.data || !compared) return { status: "loading" };
    const plan = toActivePlan(company.subscription, packages.data.items, now);
    if (!plan) return { status: "none" };
    return { status: "ready", plan, balanceUsd: company.balance, packages: compared };
  }

  async function changePlan(subscriptionPackageId: string) {
    if (changingTo !== undefined) return;
    setChangingTo(subscriptionPackageId);
    const says = { done: t.changed, failed: t.changeFailed };
    if (await announce(() => subscribe({ body: { subscriptionPackageId } }), says)) {
      const event: PlansEvent = { widget: "plans", type: "planChanged", detail: { subscriptionPackageId } };
      onEvent?.(event);
      onPlanChanged?.({ subscriptionPackageId });
    }
    setChangingTo(undefined);
  }
}
