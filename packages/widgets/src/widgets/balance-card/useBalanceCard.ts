import {
  useGetBalance,
  useGetProfile,
  useGetSellerCompany,
  useListSettings,
  useLiveEvents,
} from "@callwright/sdk/hooks";

import { useViewer } from "../../lib/useViewer.js";
import { type Deposit, useDeposit } from "../../money/useDeposit.js";
import { type CallCredit, toCallCredit } from "./balanceCard.model.js";

/** The state of the card. */
export type CreditState =
  | { status: "loading" }
  /** There is no balance to show: the user is a manager and no company is given, or a user without a company. */
  | { status: "none" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "ready"; credit: CallCredit };

/** The data of the card, and the actions on it. */
export interface BalanceCardModel {
  state: CreditState;
  deposit: Deposit;
}

/**
 * Reads the balance and free minutes of a company: sellers' own from their profile; for managers those of the given
 * company.
 */
export function useBalanceCard(sellerCompanyId: string | undefined): BalanceCardModel {
  useLiveEvents();
  const { viewer, error, retry } = useViewer();
  const own = useGetProfile().data?.sellerCompanies[0];
  const namedId = viewer?.isManager ? sellerCompanyId : undefined;
  const company = useGetSellerCompany(namedId === undefined ? null : { path: { id: namedId } });
  const balance = useGetBalance(namedId === undefined ? null : { query: { sellerCompanyId: namedId } });
  const settings = useListSettings();

  const balanceUsd = viewer?.isManager ? balance.data?.balance : own?.balance;
  const subscription = viewer?.isManager ? company.data?.subscription : own?.subscription;
  const deposit = useDeposit({ widget: "balance-card", sellerCompanyId: namedId, balanceUsd });
  return { state: stateOf(), deposit };

  function stateOf(): CreditState {
    if (error) return { status: "error", message: error.problem?.message, retry };
    if (viewer && (viewer.isManager ? namedId === undefined : own === undefined)) return { status: "none" };
    if (balanceUsd !== undefined && subscription !== undefined && settings.data)
      return { status: "ready", credit: toCallCredit(balanceUsd, subscription, settings.data.items) };
    const failed = [company, balance, settings].find((read) => read.error !== undefined);
    if (failed) return { status: "error", message: failed.error?.problem?.message, retry: () => void failed.mutate() };
    return { status: "loading" };
  }
}
