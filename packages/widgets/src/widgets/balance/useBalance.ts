import type { ApiError } from "@callwright/sdk";
import { useGetBalance, useGetSellerCompany, useListSettings, useLiveEvents } from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

import { useViewer } from "../../lib/useViewer.js";
import { type ListOptions, useListPage } from "../../lists/useListPage.js";
import { useTransactions, type Transactions } from "../../money/transactions/useTransactions.js";
import { useDeposit, type Deposit } from "../../money/useDeposit.js";
import { usePromoCode, type PromoCode } from "../../money/usePromoCode.js";
import { balanceView, toBilling } from "./balance.model.js";
import type { BalancePageState, BalanceView, Billing, HeldState, HistoryState } from "./Balance.types.js";
import { useHistory } from "./useHistory.js";

/** What the host tells the controller. */
export type BalanceOptions = ListOptions<BalanceView>;

/** All that the balance page draws from, and what can be done. */
export interface BalanceModel {
  state: BalancePageState;
  /** The company a manager has chosen; without its name until that has come. */
  company: { id: string; name: string | undefined } | undefined;
  held: HeldState;
  history: HistoryState;
  /** The zone in which the company's days begin; undefined where it is not known. */
  timeZone: string | undefined;
  /** Undefined until it is known. */
  billing: Billing | undefined;
  transactions: Transactions;
  deposit: Deposit;
  /** An amount that the host would like to be paid in, and how many it has suggested so far. */
  suggested: { amountUsd: number | undefined; turn: number };
  suggestAmount: (amountUsd: number) => void;
  promoCode: PromoCode;
  view: BalanceView;
  change: (change: Partial<BalanceView>) => void;
}

/** Reads a company's money: the chosen one's for managers, their own for sellers. Live events keep it as it is now. */
export function useBalance(options: BalanceOptions): BalanceModel {
  useLiveEvents();
  const page = useListPage(balanceView, options);
  const { view, change } = page;
  const profile = useViewer();
  const { viewer } = profile;
  const isManager = viewer?.isManager ?? false;

  const wantedId = viewer && (isManager ? view.sellerCompanyId || undefined : viewer.sellerCompanyId);
  const company = useGetSellerCompany(wantedId === undefined ? null : { path: { id: wantedId } });
  // An address may name a company that is gone, or none at all.
  const companyId = isNoCompany(company.error) ? undefined : wantedId;
  const namedId = isManager ? companyId : undefined;
  const scope = namedId === undefined ? {} : { sellerCompanyId: namedId };

  // Another company's balance under this one's name would be wrong.
  const balance = useGetBalance(companyId === undefined ? null : { query: scope }, { keepPreviousData: false });
  const settings = useListSettings();
  const history = useHistory(companyId, namedId, view.period);
  const transactions = useTransactions({
    page,
    profile,
    sellerCompanyId: namedId,
    isWanted: viewer !== undefined && (isManager || companyId !== undefined),
  });
  const promoCode = usePromoCode("balance", namedId);
  const deposit = useDeposit({ widget: "balance", sellerCompanyId: namedId, balanceUsd: balance.data?.balance });
  const [suggested, setSuggested] = useState<BalanceModel["suggested"]>({ amountUsd: undefined, turn: 0 });
  const isPlanKnown = companyId === undefined || company.data !== undefined || company.error !== undefined;
  const subscription = companyId === undefined ? undefined : company.data?.subscription;
  const billing = useMemo(
    () => (settings.data && isPlanKnown ? toBilling(subscription, settings.data.items) : undefined),
    [settings.data, isPlanKnown, subscription],
  );

  return {
    state: stateOf(),
    company: companyId === undefined ? undefined : { id: companyId, name: company.data?.name },
    held: heldOf(),
    history: viewer ? history : { status: "loading" },
    timeZone: company.data?.timeZone ?? undefined,
    billing,
    transactions,
    deposit,
    suggested,
    suggestAmount: (amountUsd) => setSuggested(({ turn }) => ({ amountUsd, turn: turn + 1 })),
    promoCode,
    view,
    change,
  };

  function stateOf(): BalancePageState {
    const { error, retry } = profile;
    if (error) return { status: "error", message: error.problem?.message, retry };
    if (!viewer) return { status: "loading" };
    return isManager || viewer.sellerCompanyId !== undefined ? { status: "ready", isManager } : { status: "none" };
  }

  function heldOf(): HeldState {
    if (companyId === undefined) return { status: viewer ? "unchosen" : "loading" };
    if (balance.data) return { status: "ready", balanceUsd: balance.data.balance };
    const { error, mutate } = balance;
    if (error) return { status: "error", message: error.problem?.message, retry: () => void mutate() };
    return { status: "loading" };
  }
}

const isNoCompany = (error: ApiError | undefined) => error?.status === 404 || error?.status === 400;
