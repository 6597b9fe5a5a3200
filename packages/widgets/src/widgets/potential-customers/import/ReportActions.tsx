import type { ImportError } from "@callwright/sdk/contract";
import { useState } from "react";

import type { Messages } from "../../../i18n/index.js";
import { saveFile } from "../../../lib/saveFile.js";
import { Button } from "../../../ui/button/index.js";
import { Check, Copy, Download } from "../../../ui/icon/generated/icons.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import { toCsv, toPastedTable } from "./report.js";

/** Props of {@link ReportActions}. */
export interface ReportActionsProps {
  t: Messages<typeof potentialCustomersMessages>;
  errors: readonly ImportError[];
}

/** Buttons that copy the report or save it as a file, so that the rows can be corrected in a spreadsheet. */
export function ReportActions({ t, errors }: ReportActionsProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(toPastedTable(t, errors));
    setCopied(true);
  };
  return (
    <>
      {/* Only pages in a secure context have a clipboard. */}
      {"clipboard" in navigator && (
        // The check mark is removed when the pointer or the focus leaves, so that the next copy shows it again.
        <span onPointerLeave={() => setCopied(false)} onBlur={() => setCopied(false)}>
          <Button icon={isCopied ? Check : Copy} onPress={() => void copy()}>
            {isCopied ? t.reportCopied : t.copyReport}
          </Button>
        </span>
      )}
      <Button icon={Download} onPress={() => saveFile({ blob: toCsv(t, errors), fileName: t.reportFileName })}>
        {t.saveReport}
      </Button>
    </>
  );
}
