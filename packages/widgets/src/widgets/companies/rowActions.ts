import type { Messages } from "../../i18n/index.js";
import { PanelRightOpen } from "../../ui/icon/generated/icons.js";
import type { QuickAction } from "../../ui/table/index.js";
import type { firstCompaniesMessages } from "./companies.firstTexts.js";
import type { CompanyRow } from "./Companies.types.js";

/** An action on a company. */
export type RowAction = "detail" | "delete";

/** The options that determine a company's actions. */
export interface RowActionOptions {
  t: Messages<typeof firstCompaniesMessages>;
  /** Whether the company can be deleted. Only managers can do so (B-COMP-06, B-COMP-07). */
  canDelete: boolean;
  onAct: (action: RowAction, row: CompanyRow) => void;
}

/** The most frequent action of a company, as a button in its row. */
export function quickActions(row: CompanyRow, { t, onAct }: RowActionOptions): QuickAction[] {
  const label = t.detailOf({ name: row.name });
  return [{ id: "detail", label, icon: PanelRightOpen, onAction: () => onAct("detail", row) }];
}
