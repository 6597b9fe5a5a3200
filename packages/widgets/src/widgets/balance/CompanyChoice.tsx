import { useSellerCompanyChoices } from "../../companies/useSellerCompanyChoices.js";
import type { Messages } from "../../i18n/index.js";
import { ComboBox } from "../../ui/combo-box/index.js";
import type { balanceMessages } from "./balance.messages.js";
import type { BalanceModel } from "./useBalance.js";

/** The pause in typing after which the search starts (B-BAL-03, R-09). */
const debounceMs = 300;

interface CompanyChoiceProps {
  t: Messages<typeof balanceMessages>;
  model: Pick<BalanceModel, "company" | "change">;
}

/**
 * The choice of the company whose balance is shown, for managers. It searches while a person types, and loads more
 * while they scroll (B-BAL-02).
 */
export function CompanyChoice({ t, model: { company, change } }: CompanyChoiceProps) {
  const companies = useSellerCompanyChoices();
  const name = company && (company.name ?? companies.options.find(({ id }) => id === company.id)?.label ?? "…");
  return (
    <ComboBox
      label={t.company}
      isLabelHidden
      placeholder={t.chooseCompany}
      {...companies}
      debounceMs={debounceMs}
      value={company && name !== undefined ? { id: company.id, label: name } : null}
      onChange={(chosen) => change({ sellerCompanyId: chosen?.id ?? "" })}
    />
  );
}
