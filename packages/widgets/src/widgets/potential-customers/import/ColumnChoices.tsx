import type { ImportPreview } from "@callwright/sdk/contract";

import { joinFacts } from "../../../lib/joinFacts.js";
import type { Messages } from "../../../i18n/index.js";
import { Select } from "../../../ui/select/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import * as s from "./ImportPlan.styles.js";

/** Props of {@link ColumnChoices}. */
export interface ColumnChoicesProps {
  t: Messages<typeof potentialCustomersMessages>;
  plan: ImportPreview;
  isDisabled: boolean;
  onChoose: (place: number, column: string | null) => void;
}

/**
 * The columns of the file with sample values, and the choice of their meaning. It is expanded if a required column is
 * missing.
 */
export function ColumnChoices({ t, plan, isDisabled, onChoose }: ColumnChoicesProps) {
  const { columns, knownColumns, missingColumns } = plan;
  const options = knownColumns.map((column) => ({ id: column, label: column }));
  const count = columns.filter(({ readAs }) => readAs !== null).length;
  return (
    <s.Columns open={missingColumns.length > 0 || undefined}>
      <summary>{t.columnsRead({ count, total: columns.length })}</summary>
      <s.ColumnList>
        {columns.map(({ heading, samples, readAs }, place) => {
          const name = heading || t.columnNumber({ number: place + 1 });
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a column is identified by its position
            <li key={place}>
              <s.ColumnName>
                <strong>{name}</strong>
                <span>{joinFacts(samples)}</span>
              </s.ColumnName>
              <Select
                label={t.readAs({ column: name })}
                isLabelHidden
                options={options}
                emptyLabel={t.notImported}
                value={readAs}
                isDisabled={isDisabled}
                onChange={(column) => onChoose(place, column)}
              />
            </li>
          );
        })}
      </s.ColumnList>
    </s.Columns>
  );
}
