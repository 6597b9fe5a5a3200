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

/** The options that the host passes to the controller. */
export type BalanceOptions = ListOptions<BalanceView>;

/** The data of the page, and the actions on it. */
export interface BalanceModel {
  state: BalancePageState;
  /** The company: the one that a manager has chosen, or the seller's own. Its name is undefined while it is loading. */
  company: { id: string; name: string | undefined } | undefined;
  held: HeldState;
  history: HistoryState;
  /** The time zone in which the company's days start; undefined if it is not known. */
  timeZone: string | undefined;
  /** Undefined until the prices are loaded. */
  billing: Billing | undefined;
  transactions: Transactions;
  deposit: Deposit;
  /** The amount that the host suggests adding, and the number of its suggestions so far. */
  suggested: { amountUsd: number | undefined; turn: number };
  suggestAmount: (amountUsd: number) => void;
  promoCode: PromoCode;
  view: BalanceView;
  change: (change: Partial<BalanceView>) => void;
}

/** Reads the money of a company: the chosen one for managers, their own for sellers. Live events keep it up to date. */
export function useBalance(options: BalanceOptions): BalanceModel {
  useLiveEvents();
  const page = useListPage(balanceView, options);
  const { view, change } = page;
  const profile = useViewer();
  const { viewer } = profile;
  const isManager = viewer?.isManager ?? false;

  const wantedId = viewer && (isManager ? view.sellerCompanyId || undefined : viewer.sellerCompanyId);
  const company = useGetSellerCompany(wantedId === undefined ? null : { path: { id: wantedId } });
  // A URL may contain the id of a company that was deleted or never existed.
  const companyId = isNoCompany(company.error) ? undefined : wantedId;
  const namedId = isManager ? companyId : undefined;
  const scope = namedId === undefined ? {} : { sellerCompanyId: namedId };

  // With `keepPreviousData` the balance of the previous company would appear under the name of this one.
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
