import { useMessages } from "../../i18n/index.js";
import { ComboBox } from "../../ui/combo-box/index.js";
import { developersMessages } from "./developers.messages.js";
import { Choice } from "./Developers.styles.js";
import type { Developers } from "./useDevelopers.js";

/** How long typing has to pause. */
const debounceMs = 300;

/** Props of {@link CompanyChoice}. */
export interface CompanyChoiceProps extends Pick<Developers, "choice"> {
  /** Told the chosen company's id, or "". */
  onChange: (sellerCompanyId: string) => void;
}

/** Whose things are looked at, for managers: searched as one types, going on as one scrolls. */
export function CompanyChoice({ choice: { choices, chosen }, onChange }: CompanyChoiceProps) {
  const t = useMessages(developersMessages);
  return (
    <Choice>
      <ComboBox
        label={t.company}
        isLabelHidden
        placeholder={t.allCompanies}
        {...choices}
        options={chosen ? [{ id: "", label: t.allCompanies }, ...choices.options] : choices.options}
        debounceMs={debounceMs}
        value={chosen ? { id: chosen.id, label: chosen.name ?? "…" } : null}
        onChange={(company) => onChange(company?.id ?? "")}
      />
    </Choice>
  );
}
