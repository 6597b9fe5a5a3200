import type { ApiError } from "@callwright/sdk";
import { useListTransactions } from "@callwright/sdk/hooks";
import { useEffect, useMemo, useState } from "react";

import { lastPage } from "../../lib/viewValues.js";
import { isFiltered, toQuery, toTransactionRow } from "./transactions.model.js";
import type { TransactionsState, TransactionsView } from "./transactions.types.js";

interface TransactionsOptions {
  view: TransactionsView;
  change: (change: { page: number }) => void;
  /** Whose; undefined is everybody that the reader may see. */
  sellerCompanyId: string | undefined;
  /** False until it is known who is looking. */
  isWanted: boolean;
}

/** One page of transactions, and how many there are. */
export interface Transactions {
  state: TransactionsState;
  totalCount: number;
}

/** Reads one page of transactions; live events keep it fresh where the widget follows them. */
export function useTransactions({ view, change, sellerCompanyId, isWanted }: TransactionsOptions): Transactions {
  const query = toQuery(view, sellerCompanyId);
  const list = useListTransactions(isWanted ? { query } : null);
  const items = list.data?.items;
  const rows = useMemo(() => (items ?? []).map(toTransactionRow), [items]);

  const totalCount = list.data?.metaData.totalCount ?? 0;
  const isPastTheEnd = items?.length === 0 && !list.isLoading && totalCount > 0;
  useEffect(() => {
    if (isPastTheEnd) change({ page: lastPage(totalCount, view.perPage) });
  }, [isPastTheEnd, totalCount, view.perPage, change]);

  // While another page is on its way the former one's rows stay; if it fails, they are not what was asked for. Rows of
  // another company never stay.
  const asked = JSON.stringify(query);
  const [answered, setAnswered] = useState<{ asked: string; sellerCompanyId: string | undefined }>();
  const isAnswered = list.data !== undefined && !list.isLoading && list.error === undefined;
  if (isAnswered && answered?.asked !== asked) setAnswered({ asked, sellerCompanyId });
  const isOfAnother = answered !== undefined && answered.sellerCompanyId !== sellerCompanyId && !isAnswered;
  const error = answered?.asked === asked ? undefined : list.error;
  return { state: stateOf(error), totalCount: isOfAnother ? 0 : totalCount };

  function stateOf(failure: ApiError | undefined): TransactionsState {
    if (failure?.status === 403) return { status: "forbidden" };
    if (failure) return { status: "error", message: failure.problem?.message, retry: () => void list.mutate() };
    if (!list.data || isPastTheEnd || isOfAnother) return { status: "loading" };
    if (rows.length === 0) return { status: isFiltered(view) ? "noMatch" : "empty" };
    return { status: "ready", rows, isRefetching: list.isLoading };
  }
}
