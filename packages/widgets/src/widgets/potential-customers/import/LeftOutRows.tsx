import type { ImportError } from "@callwright/sdk/contract";

import type { Messages } from "../../../i18n/index.js";
import { Notice } from "../../../ui/notice/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import * as s from "./LeftOutRows.styles.js";

/** Props of {@link LeftOutRows}. */
export interface LeftOutRowsProps {
  t: Messages<typeof potentialCustomersMessages>;
  errors: readonly ImportError[];
}

/** Which rows of a file were left out, and why: enough to find and correct each in the spreadsheet. */
export function LeftOutRows({ t, errors }: LeftOutRowsProps) {
  return (
    <s.Report>
      <Notice tone="warning" title={t.rowsLeftOut({ count: errors.length })}>
        {t.rowsLeftOutBody}
      </Notice>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area is reached with the keyboard */}
      <s.Scroller tabIndex={0} role="region" aria-label={t.rowsLeftOut({ count: errors.length })}>
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
