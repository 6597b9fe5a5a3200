import type { ImportError } from "@callwright/sdk/contract";

import type { Messages } from "../../../i18n/index.js";
import { saveFile } from "../../../lib/saveFile.js";
import { Button } from "../../../ui/button/index.js";
import { CopyButton } from "../../../ui/copy-button/index.js";
import { Download } from "../../../ui/icon/generated/icons.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import { toCsv, toPastedTable } from "./report.js";

/** Props of {@link ReportActions}. */
export interface ReportActionsProps {
  t: Messages<typeof potentialCustomersMessages>;
  errors: readonly ImportError[];
}

/** Buttons that copy the report or save it as a file, so that the rows can be corrected in a spreadsheet. */
export function ReportActions({ t, errors }: ReportActionsProps) {
  return (
    <>
      <CopyButton text={() => toPastedTable(t, errors)} />
      <Button icon={Download} onPress={() => saveFile({ blob: toCsv(t, errors), fileName: t.reportFileName })}>
        {t.saveReport}
      </Button>
    </>
  );
}
