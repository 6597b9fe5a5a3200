import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** The outcome of a payment. */
export type DepositOutcome = "completed" | "cancelled";

/**
 * Reads the outcome that the payment page puts into the address. Any other value is ignored, because anybody can
 * type an address.
 */
export function depositFromSearch({ deposit }: Record<string, unknown>): DepositOutcome | undefined {
  return deposit === "completed" || deposit === "cancelled" ? deposit : undefined;
}

/**
 * The outcome of the payment from which the user returns. It is removed from the address at once and kept until the
 * page is left.
 */
export function useDepositInSearch(): DepositOutcome | undefined {
  const search: Record<string, unknown> = useRouterState({ select: ({ location }) => location.search });
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState(() => depositFromSearch(search));
  const present = depositFromSearch(search);
  if (present !== undefined && present !== outcome) setOutcome(present);

  const isInAddress = search["deposit"] !== undefined;
  useEffect(() => {
    if (!isInAddress) return;
    const withoutIt = (search: object) => ({ ...search, deposit: undefined });
    void navigate({ to: ".", search: withoutIt as never, replace: true, resetScroll: false });
  }, [isInAddress, navigate]);
  return outcome;
}
