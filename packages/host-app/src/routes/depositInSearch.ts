import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** How a payment ended. */
export type DepositOutcome = "completed" | "cancelled";

/** Takes what the payment page puts into the address; addresses can be typed by anybody. */
export function depositFromSearch({ deposit }: Record<string, unknown>): DepositOutcome | undefined {
  return deposit === "completed" || deposit === "cancelled" ? deposit : undefined;
}

/** What became of the payment that somebody comes back from. The address forgets it at once, the page when it is left. */
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
