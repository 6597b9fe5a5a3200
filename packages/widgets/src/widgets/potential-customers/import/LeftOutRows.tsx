import type { Messages } from "../../../i18n/index.js";
import { Notice } from "../../../ui/notice/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import type { ImportOutcome } from "../PotentialCustomers.types.js";
import * as s from "./LeftOutRows.styles.js";
import { countRows } from "./report.js";

/** Props of {@link LeftOutRows}. */
export interface LeftOutRowsProps {
  t: Messages<typeof potentialCustomersMessages>;
  outcome: ImportOutcome;
}

/** Which rows of a file were left out, and why: enough to find and correct each in the spreadsheet. */
export function LeftOutRows({ t, outcome }: LeftOutRowsProps) {
  const { created, updated, errors } = outcome;
  const title = t.rowsLeftOut({ count: countRows(errors) });
  return (
    <s.Report>
      <Notice tone="warning" title={title}>
        {created + updated > 0 ? t.rowsLeftOutBody : t.allRowsLeftOutBody}
      </Notice>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area is reached with the keyboard */}
      <s.Scroller tabIndex={0} role="region" aria-label={title}>
        <s.Rows>
          <thead>
            <tr>
              <th scope="col">{t.row}</th>
              <th scope="col">{t.column}</th>
              <th scope="col">{t.reason}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ row, column, reason }) => (
              <tr key={`${row} ${column} ${reason}`}>
                <td>{row}</td>
                <td>{column ?? "-"}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </s.Rows>
      </s.Scroller>
    </s.Report>
  );
}
