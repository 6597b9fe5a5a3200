import { useMessages } from "../../../i18n/index.js";
import { NumbersView } from "./Numbers.view.js";
import { dashboardNumbersMessages } from "./numbers.messages.js";
import type { OpenFigure } from "./Figure.js";
import { useNumbers } from "./useNumbers.js";

/** Props of {@link NumbersSection}. */
export interface NumbersSectionProps {
  level: 2 | 3;
  sellerCompanyId: string | undefined;
  isManager: boolean;
  onOpenFigure: OpenFigure | undefined;
}

/**
 * The numbers of the calls in a range: the totals, by day or week, by country, hour, product and seller, and why people
 * refused.
 */
export function NumbersSection({ sellerCompanyId, ...props }: NumbersSectionProps) {
  const t = useMessages(dashboardNumbersMessages);
  const model = useNumbers(sellerCompanyId);
  return <NumbersView {...props} t={t} model={model} sellerCompanyId={sellerCompanyId} />;
}
