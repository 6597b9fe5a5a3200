import { useListNumbers } from "@callwright/sdk/hooks";
import { useMemo } from "react";

/** The numbers that calls without one of their own come from, by seller company. Nothing is read before it is wanted. */
export function useDefaultNumbers(isWanted: boolean): ReadonlyMap<string, string> {
  const { data } = useListNumbers(isWanted ? { query: { page: 0, perPage: 100, sortBy: "-isDefault" } } : null);
  return useMemo(() => {
    const usable = (data?.items ?? []).filter(({ isDefault, status }) => isDefault && status === "ACTIVE");
    return new Map(usable.map(({ sellerCompany, number }) => [sellerCompany.id, number]));
  }, [data]);
}
