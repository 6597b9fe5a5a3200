import type { ImportError } from "@callwright/sdk/contract";

import { type Messages, useNumbers } from "../../../i18n/index.js";
import { Notice } from "../../../ui/notice/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import * as s from "./LeftOutRows.styles.js";
import { countRows } from "./report.js";

/** Props of {@link LeftOutRows}. */
export interface LeftOutRowsProps {
  t: Messages<typeof potentialCustomersMessages>;
  errors: readonly ImportError[];
  /** A title with the number of rows. */
  titleOf: (count: number) => string;
  body: string;
}

/**
 * The rows of a file that are left out, with enough details to find and correct each of them in the spreadsheet.
 */
export function LeftOutRows({ t, errors, titleOf, body }: LeftOutRowsProps) {
  const formats = useNumbers();
  const title = titleOf(countRows(errors));
  const shown = errors.slice(0, mostShown);
  return (
    <s.Report>
      <Notice tone="warning" title={title}>
        {body}
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
            {shown.map(({ row, column, reason }) => (
              <tr key={`${row} ${column} ${reason}`}>
                <td>{row}</td>
                <td>{column ?? "-"}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </s.Rows>
      </s.Scroller>
      {shown.length < errors.length && (
        <p>{t.reportShortened({ shown: formats.number(shown.length), total: formats.number(errors.length) })}</p>
      )}
    </s.Report>
  );
}

/** The maximum number of rows on the screen. The report that is copied or saved contains all of them. */
const mostShown = 200;
